import { readFileSync } from 'node:fs'
import { hashSuite, readResults, type EvaluationResults } from '@voyager-mc/evaluation'
import { shippedSuites } from '@voyager-mc/evaluation/suites'
import { expect, test } from 'vitest'
import type { RecordedPlay } from '../../docs/generate/render-plays.ts'

const data = new URL('../../docs/data/', import.meta.url)
// Our own files.
const skills = JSON.parse(readFileSync(new URL('exposed.json', data), 'utf8')) as EvaluationResults
const plays = JSON.parse(readFileSync(new URL('suite-plays.json', data), 'utf8')) as readonly RecordedPlay[]

function hashOf(name: string): string {
  const suite = shippedSuites[name]
  if (suite === undefined) throw new Error(`There is no suite ${name}.`)
  return hashSuite(suite)
}

test('nine of ten skills are solved without a model at sight exposed, by the suite as it is shipped', () => {
  expect({ sight: skills.sight, hash: skills.suite.hash }).toEqual({
    sight: 'exposed',
    hash: hashOf('skills'),
  })
  expect(skills.trials).toHaveLength(skills.suite.tasks * skills.seeds.length)
  expect(skills.conditions.map(({ facts }) => facts['model'])).toEqual(['none'])
  const solved = skills.trials.filter(({ status }) => status === 'solved').length
  expect(solved / skills.trials.length).toBeGreaterThanOrEqual(0.9)
})

test.each(['smoke', 'skills', 'robustness', 'together'])(
  '%s was played whole at sight exposed, as it is shipped',
  (name) => {
    const whole = plays.filter(({ sight, hash }) => sight === 'exposed' && hash === hashOf(name).slice(0, 8))
    expect(whole.map(({ tasks, trials }) => [tasks, trials])).toContainEqual(
      Array.from({ length: 2 }, () => shippedSuites[name]?.tasks.length),
    )
  },
)

test('smoke took less than three minutes on two cores, whatever else they had to do', () => {
  const walls = plays.flatMap(({ suite, where, wallSeconds }) =>
    suite === 'smoke' && where === 'this machine' ? (wallSeconds ?? []) : [],
  )
  expect(Math.max(...walls)).toBeLessThanOrEqual(180)
})

test.each([
  [
    'faults-curves-course',
    ['skill-library', 'environment-feedback', 'execution-errors', 'self-verification'],
  ],
  ['faults-life', ['questions']],
])('the curves of %s have every part at every rate, with the same seeds', async (name, parts) => {
  const { seeds, conditions, trials } = await readResults(new URL(`${name}.ndjson`, data).pathname)
  expect(conditions.map(({ facts }) => [facts['taken'], facts['faultRate']])).toEqual(
    ['nothing', ...parts].flatMap((part) => [0, 0.1, 0.2].map((rate) => [part, rate])),
  )
  for (const condition of conditions) {
    const own = trials.filter((trial) => trial.condition === condition.name)
    expect(own.map(({ seed }) => seed)).toEqual(seeds)
  }
})
