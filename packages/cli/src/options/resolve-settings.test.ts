import { expect, test } from 'vitest'
import { resolveSettings } from './resolve-settings.ts'

const sources = {
  flags: { seed: '1' },
  kept: { seed: 2, version: '1.18.2', until: 'stone_pickaxe' },
  variables: { VOYAGER_MODEL: 'openai:gpt-4o', VOYAGER_MAX_CALLS: '7', VOYAGER_MODEL_TIMEOUT_MS: '' },
  config: {
    file: 'voyager.config.ts',
    values: { version: '1.20.1', maxCalls: 9, modelTimeoutMs: 5, port: 1 },
  },
}

test('a flag wins over the run, the run over a variable, a variable over the configuration', () => {
  const { settings, originOf } = resolveSettings('resume', sources)
  expect(settings).toMatchObject({
    seed: 1,
    version: '1.18.2',
    until: 'stone_pickaxe',
    model: 'openai:gpt-4o',
    maxCalls: 7,
    modelTimeoutMs: 5,
    username: 'bot',
    ablate: [],
    promote: false,
  })
  expect(
    (['seed', 'version', 'maxCalls', 'modelTimeoutMs', 'username'] as const).map((name) => originOf(name)),
  ).toEqual(['flag', 'run', 'variable', 'config', 'default'])
})

test('what a run does not keep is not taken from it', () => {
  const { settings } = resolveSettings('resume', { ...sources, kept: { speed: 5, run: 'elsewhere' } })
  expect(settings).not.toHaveProperty('speed')
  expect(settings).not.toHaveProperty('run')
})

test('where a word means another thing, only the flag counts', () => {
  const { settings } = resolveSettings('world', { ...sources, flags: {} })
  expect(settings).not.toHaveProperty('port')
  expect(resolveSettings('world', { ...sources, flags: { port: '5' } }).settings.port).toBe(5)
})

test('what a command does not take has its default', () => {
  expect(resolveSettings('skills list', { ...sources, flags: {} }).settings).toMatchObject({
    version: '1.19.4',
    limit: 5,
  })
})

test('a kept value that a newer version does not know is refused by its name', () => {
  expect(() => resolveSettings('resume', { ...sources, kept: { until: 5 } })).toThrow(
    'until of the run is 5; ',
  )
})
