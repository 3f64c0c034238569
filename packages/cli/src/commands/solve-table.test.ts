import { expect, test } from 'vitest'
import type { SolveResult } from '@voyager-mc/voyager'
import { renderTable, runTable, tableGoals } from './solve-table.ts'

function resultOf(status: SolveResult['status'], attempts: number): SolveResult {
  return { status, attempts, reason: 'done', detail: 'nothing was left to do', goals: [] }
}

test('makes every trial of every goal and counts those that reached it', async () => {
  const trials: string[] = []
  const rows = await runTable({
    trials: 3,
    signal: new AbortController().signal,
    run: async ({ goal, trial }) => {
      trials.push(`${goal} ${trial}`)
      return resultOf(trial === 0 ? 'failed' : 'completed', 10 * trial)
    },
  })
  expect(trials).toHaveLength(3 * tableGoals.length)
  expect(rows[0]).toEqual({ goal: 'Craft 1 diamond_pickaxe', trials: 3, solved: 2, attempts: [10, 20] })
})

test('leaves out the rest when it is stopped', async () => {
  const stop = new AbortController()
  const rows = await runTable({
    trials: 3,
    signal: stop.signal,
    run: async () => {
      stop.abort()
      return resultOf('failed', 1)
    },
  })
  expect(rows.map(({ trials }) => trials)).toEqual([1, 0, 0, 0])
})

test('shows mean and deviation of the attempts that led there', () => {
  const rows = [
    { goal: 'Craft 1 compass', trials: 3, solved: 2, attempts: [16, 20] },
    { goal: 'Obtain 1 lava_bucket', trials: 3, solved: 0, attempts: [] },
  ]
  expect(renderTable(rows)).toBe(
    [
      '| Goal | Attempts | Solved |',
      '|---|---|---|',
      '| Craft 1 compass | 18 ± 2 | 2/3 |',
      '| Obtain 1 lava_bucket | – | 0/3 |',
    ].join('\n'),
  )
})
