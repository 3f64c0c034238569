import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { optionRows } from '../options/option-table.ts'
import { runCli } from '../testing/run-cli.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'config-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const inConfig = optionRows().filter(([, row]) => row.isInConfig !== false)
const line = (said: string, name: string): string | undefined =>
  said
    .split('\n')
    .find((text) => text.trim().split(' ')[0] === name)
    ?.trim()
    .replaceAll(/ +/g, ' ')

test('shows every option that a configuration may hold, once, with its default', async () => {
  const { code, said } = await runCli(['config'], { directory })
  expect(code).toBe(0)
  expect(said).toContain('There is no voyager.config.ts here.')
  for (const [name] of inConfig) expect(line(said, name), name).toBeDefined()
  expect(line(said, 'timeLimit')).toMatch(/^timeLimit 120 \(default\) \[whole number, \d+ to \d+\]$/)
  expect(line(said, 'auth')).toBe('auth offline (default) [offline, microsoft]')
})

test('says where each value comes from, and its default', async () => {
  writeFileSync(join(directory, 'voyager.config.mjs'), 'export default { timeLimit: 60, seed: 5 }')
  const { said } = await runCli(['config', '--seed', '7'], {
    directory,
    variables: { VOYAGER_MODEL: 'openai:gpt-4o' },
  })
  expect(said).toContain('Configuration: voyager.config.mjs')
  expect(line(said, 'timeLimit')).toMatch(/^timeLimit 60 \(file; default: 120\) /)
  expect(line(said, 'seed')).toMatch(/^seed 7 \(flag/)
})

test('shows no secret, nor the password in an address', async () => {
  const secrets = optionRows().filter(([, row]) => row.isSecret === true)
  expect(secrets.length).toBeGreaterThan(0)
  const variables = {
    ...Object.fromEntries(secrets.map(([, { variable = '' }]) => [variable, 'k3y-of-mine-1234567890'])),
    VOYAGER_DATABASE: 'postgres://ada:k3y-of-mine@127.0.0.1/voyager',
  }
  for (const format of [[], ['--json']]) {
    const { said, complaint } = await runCli(['config', ...format], { directory, variables })
    expect(said + complaint).not.toContain('k3y-of-mine')
    expect(said).toContain('127.0.0.1/voyager')
  }
})

test('prints data on one line', async () => {
  const { said } = await runCli(['config', '--json', '--seed', '7'], { directory })
  const { file, options } = JSON.parse(said)
  expect(file).toBeNull()
  expect(options).toHaveLength(inConfig.length)
  expect(options).toContainEqual(
    expect.objectContaining({
      name: 'seed',
      type: expect.stringMatching(/^whole number, /),
      value: 7,
      from: 'flag',
      flag: '--seed',
    }),
  )
})

test.each([
  ['seed: "seven"', 'seed in voyager.config.mjs'],
  ['sed: 7', 'option in voyager.config.mjs'],
])('a configuration that can never work is refused: %s', async (content, place) => {
  writeFileSync(join(directory, 'voyager.config.mjs'), `export default { ${content} }`)
  const { code, complaint } = await runCli(['config'], { directory })
  expect(code).toBe(2)
  expect(complaint).toContain(place)
})
