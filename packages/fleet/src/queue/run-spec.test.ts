import { InvalidArgumentError } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { parseRunSpec, runNameOf } from './run-spec.ts'

test('a run is named by its condition, its task and its seed', () => {
  expect(runNameOf(parseRunSpec({ seed: 7 }))).toBe('default/learn/7')
  expect(runNameOf(parseRunSpec({ seed: -1, condition: 'no-skills', task: 'Craft 1 furnace' }))).toBe(
    'no-skills/Craft 1 furnace/-1',
  )
})

test.each([
  [{}, 'run.seed is "undefined"'],
  [{ seed: 1.5 }, 'run.seed is "1.5"'],
  [{ seed: 1, task: 'Mine\u0000 dirt' }, 'leave out control characters'],
  [{ seed: 1, condition: 'a/b' }, 'run.condition is "a/b"; use up to 60 letters'],
  [{ seed: 1, budget: { tokens: 0 } }, 'run.budget.tokens is "0"'],
  [{ seed: 1, sead: 2 }, 'sead'],
  [{ seed: 1, server: { host: 'a', port: 70_000 } }, 'run.server.port is "70000"'],
  ['text', 'run is "text"'],
])('%o is refused with the part that is wrong', (value, words) => {
  expect(() => parseRunSpec(value)).toThrow(InvalidArgumentError)
  expect(() => parseRunSpec(value)).toThrow(
    words.replaceAll('"undefined"', 'undefined').replaceAll(/"(-?[\d.]+)"/g, '$1'),
  )
})
