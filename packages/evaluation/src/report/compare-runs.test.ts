import { expect, test } from 'vitest'
import { compareRuns, renderComparison } from './compare-runs.ts'
import { plotItems } from './plot-items.ts'
import { summarizeRun } from './summarize-run.ts'
import type { RunSummary } from './run-summary.ts'

function makeSummary(overrides: Partial<RunSummary>): RunSummary {
  return { ...summarizeRun([]), ...overrides }
}

test('gives the middle of an odd number of runs and the mean of the middle two of an even one', () => {
  const runs = [9, 2, 4].map((attempts) => makeSummary({ attempts }))
  expect(compareRuns(runs).attempts).toMatchObject({ count: 3, median: 4, lowest: 2, highest: 9 })
  expect(compareRuns([...runs, makeSummary({ attempts: 5 })]).attempts.median).toBe(4.5)
})

test('counts only the runs that reached a tier', () => {
  const reached = makeSummary({ tiers: [{ tier: 'iron', attempt: 21, elapsedMs: 0 }] })
  const { tiers } = compareRuns([reached, makeSummary({})])
  expect({ iron: tiers.iron, diamond: tiers.diamond }).toEqual({
    iron: { count: 1, median: 21, lowest: 21, highest: 21 },
    diamond: { count: 0 },
  })
})

test('gives an interval of the median that is the same every time', () => {
  const runs = [9, 2, 4, 6, 7].map((attempts) => makeSummary({ attempts }))
  const { interval } = compareRuns(runs).attempts
  expect(interval).toEqual([2, 9])
  expect(compareRuns(runs).attempts.interval).toEqual(interval)
})

test('gives no interval for two runs', () => {
  expect(compareRuns([makeSummary({}), makeSummary({})]).attempts).not.toHaveProperty('interval')
})

test('gives a narrow interval when most runs agree', () => {
  const runs = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 40].map((attempts) => makeSummary({ attempts }))
  expect(compareRuns(runs).attempts.interval).toEqual([5, 5])
})

test('renders runs side by side', () => {
  expect(
    renderComparison(compareRuns([makeSummary({ attempts: 3 }), makeSummary({ attempts: 6 })])),
  ).toContain('| Attempts | 2 | 4.5 | – | 3 to 6 |')
})

test('compares what models cost', () => {
  const { spending } = summarizeRun([])
  const runs = [100, 300].map((inputTokens) =>
    makeSummary({
      spending: {
        ...spending,
        total: { calls: 1, inputTokens, outputTokens: 20, costUsd: inputTokens / 1000 },
      },
    }),
  )
  const { tokens, costUsd } = compareRuns(runs)
  expect([tokens.median, costUsd.median]).toEqual([220, 0.2])
})

test('draws a line per run and keeps names from becoming markup', () => {
  const point = { attempt: 2, elapsedMs: 0, items: 5 }
  const summary = makeSummary({ attempts: 4, distinctItems: 5, itemsOverAttempts: [point] })
  const svg = plotItems([{ name: '<seed & 1>', summary }])
  expect(svg).toContain('points="60,350 380,350 380,40 700,40"')
  expect(svg).toContain('&lt;seed &amp; 1&gt;')
})
