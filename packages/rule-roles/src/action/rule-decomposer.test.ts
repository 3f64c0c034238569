import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { ruleDecomposer } from './rule-decomposer.ts'

const decompose = ruleDecomposer({ techTree: createTechTree('1.19.4') })
const split = async (goal: string): Promise<readonly string[]> =>
  (await decompose({ name: goal }, makeObservation())).map(({ name }) => name)

test.each([
  ['craft a sword and kill a cow, then sleep', ['Craft 1 sword', 'Kill 1 cow', 'Sleep']],
  ['build and enter a nether portal', ['Build nether_portal', 'Enter the_nether']],
  ['mine 3 dirt, 2 sand and 4 gravel', ['Mine 3 dirt', 'Mine 2 sand', 'Mine 4 gravel']],
  ['kill a cow and a pig before night', ['Kill 1 cow before night', 'Kill 1 pig before night']],
  ['Craft flint and steel', ['Craft flint and steel']],
  ['Mine 3 dirt and dance', ['Mine 3 dirt and dance']],
])('%s', async (goal, tasks) => {
  expect(await split(goal)).toEqual(tasks)
})

test('keeps the context of a goal', async () => {
  const tasks = await decompose({ name: 'Mine 1 dirt and sleep', context: 'near home' }, makeObservation())
  expect(tasks).toEqual([
    { name: 'Mine 1 dirt', context: 'near home' },
    { name: 'Sleep', context: 'near home' },
  ])
})

test('obeys its signal', async () => {
  const goal = decompose({ name: 'Sleep' }, makeObservation(), {
    signal: AbortSignal.abort(new Error('stop')),
  })
  await expect(goal).rejects.toThrow('stop')
})
