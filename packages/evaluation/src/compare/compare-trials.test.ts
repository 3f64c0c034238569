import { seededRandom } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { pairsForMean, pairsForRates } from '../statistics/power.ts'
import { makeTrial, makeUnsolved } from '../testing/make-trial.ts'
import type { TrialResult } from '../trials/trial-result.ts'
import { compareTrials, findRegressions, type FigureComparison } from './compare-trials.ts'
import { renderVerdicts } from './render-comparison.ts'

const seeds = Array.from({ length: 12 }, (_nothing, index) => index + 1)

function solvedIn(condition: string, isSolved: (seed: number) => boolean): readonly TrialResult[] {
  return seeds.map((seed) => (isSolved(seed) ? makeTrial : makeUnsolved)({ condition, seed }))
}

const named = (list: readonly FigureComparison[], figure: string): FigureComparison | undefined =>
  list.find((each) => each.figure === figure)

const all = solvedIn('full', () => true)
const few = solvedIn('without', (seed) => seed > 9)

test('pairs by task and seed and leaves out what only one side has', () => {
  const [solved] = compareTrials(all, few.slice(2).toReversed())
  expect(solved).toMatchObject({ figure: 'solved', pairs: 10, first: { mean: 1 }, second: { mean: 0.3 } })
})

test('says that a condition which lost nine of twelve is worse, and by how much', () => {
  const solved = named(compareTrials(all, few), 'solved')
  expect(solved).toMatchObject({ difference: -0.75, p: 2 / 512, verdict: 'worse' })
  expect(solved?.interval?.[1]).toBeLessThan(-0.4)
  expect(named(compareTrials(few, all), 'solved')?.verdict).toBe('better')
})

test('sees no difference in one lost trial of twelve', () => {
  const solved = named(
    compareTrials(
      all,
      solvedIn('b', (seed) => seed > 1),
    ),
    'solved',
  )
  expect(solved).toMatchObject({ p: 1, verdict: 'no difference seen' })
})

test('corrects for the number of figures it compares', () => {
  const slower = all.map((trial) => ({ ...trial, solvedAt: { attempt: 2, ticks: 1300 } }))
  const comparisons = compareTrials(all, slower)
  const attempts = named(comparisons, 'attempts to the goal')
  expect(attempts?.verdict).toBe('worse')
  expect(attempts?.pCorrected).toBeGreaterThan(3 * (attempts?.p ?? 1))
})

test('compares the solved share of each family besides', () => {
  const both = [...all, ...all.map((trial) => ({ ...trial, task: 'stick', family: 'craft' }))]
  const families = compareTrials(both, [
    ...few,
    ...all.map((trial) => ({ ...trial, task: 'stick', family: 'craft' })),
  ])
  expect(
    families.filter(({ family }) => family !== undefined).map(({ family, verdict }) => [family, verdict]),
  ).toEqual([
    ['craft', 'no difference seen'],
    ['gather', 'worse'],
  ])
})

test('counts items where there is no goal', () => {
  const learned = (items: number): TrialResult => {
    const firsts = Array.from({ length: items }, (_nothing, index) => `item${index}`)
    const { solvedAt: _none, steps, ...rest } = makeTrial({ status: 'measured' })
    return { ...rest, steps: steps.map((step) => ({ ...step, firsts })) }
  }
  const runs = (shift: number): readonly TrialResult[] =>
    seeds.map((seed) => ({ ...learned(30 + seed + shift), seed }))
  expect(named(compareTrials(runs(0), runs(-4)), 'items')).toMatchObject({ difference: -4, verdict: 'worse' })
  expect(named(compareTrials(runs(0), runs(-4)), 'solved')).toBeUndefined()
})

test('finds what got worse beyond its interval, and nothing in the same results', () => {
  expect(findRegressions(compareTrials(all, all))).toEqual([])
  expect(findRegressions(compareTrials(all, few)).map(({ figure }) => figure)).toEqual(['solved'])
  expect(findRegressions(compareTrials(few, all))).toEqual([])
  const slower = all.map((trial) => ({ ...trial, solvedAt: { attempt: 2, ticks: 2400 } }))
  expect(findRegressions(compareTrials(all, slower)).map(({ figure }) => figure)).toEqual([
    'attempts to the goal',
    'minutes to the goal',
  ])
})

test('finds a loss of ten points with as many pairs as the power page names, four times of five', () => {
  const pairs = pairsForRates({ before: 0.9, after: 0.8 }) ?? 0
  const random = seededRandom(11)
  const solved = (rate: number, seed: number): TrialResult =>
    (random() < rate ? makeTrial : makeUnsolved)({ seed })
  let found = 0
  for (let experiment = 0; experiment < 60; experiment += 1) {
    const trials = Array.from(
      { length: pairs },
      (_nothing, seed) => [solved(0.9, seed), solved(0.8, seed)] as const,
    )
    const regressions = findRegressions(
      compareTrials(
        trials.map(([one]) => one),
        trials.map(([, other]) => other),
      ),
    )
    if (regressions.some(({ figure }) => figure === 'solved')) found += 1
  }
  expect(found / 60).toBeGreaterThan(0.7)
})

test('finds a tenth fewer items with as many seeds as the power page names, four times of five', () => {
  // Items of twenty lives, as `bench learn` recorded them.
  const recorded = [80, 91, 80, 81, 87, 84, 80, 88, 80, 84, 81, 84, 83, 83, 86, 83, 95, 87, 93, 93]
  const pairs = pairsForMean({ recorded, change: -0.1 }) ?? 0
  const random = seededRandom(7)
  const lives = (share: number): readonly TrialResult[] =>
    Array.from({ length: pairs }, (_nothing, seed) => {
      const count = Math.round(share * (recorded[Math.floor(random() * recorded.length)] ?? 0))
      const firsts = Array.from({ length: count }, (_none, index) => `item${index}`)
      const { solvedAt: _none, steps, ...rest } = makeTrial({ status: 'measured', seed })
      return { ...rest, steps: steps.map((step) => ({ ...step, firsts })) }
    })
  const worse = (share: number): number =>
    Array.from({ length: 60 }, () => findRegressions(compareTrials(lives(1), lives(share)))).filter((list) =>
      list.some(({ figure }) => figure === 'items'),
    ).length / 60
  expect(worse(0.9)).toBeGreaterThan(0.8)
  // An interval of few pairs is a little narrow.
  expect(worse(1)).toBeLessThan(0.15)
})

test('renders verdicts as a table', () => {
  expect(renderVerdicts(compareTrials(all, few).slice(0, 1), { first: 'full', second: 'without' })).toBe(
    [
      '| Figure | Pairs | full | without | Difference | 95 % interval | Medians | Cliff’s δ | p (Holm) | Verdict |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      '| solved | 12 | 1 | 0.25 | -0.75 | -1 to -0.42 | 1 and 0 | -0.75 | 0.016 | worse |',
    ].join('\n'),
  )
})
