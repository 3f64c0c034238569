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

const gear = {
  iron_pickaxe: 1,
  shield: 1,
  iron_sword: 1,
  iron_chestplate: 1,
  iron_leggings: 1,
  iron_helmet: 1,
  iron_boots: 1,
}
const lastSteps = [
  'Craft 1 bow',
  'Obtain 36 arrow',
  'Find stronghold',
  'Enter the_end',
  'Kill 1 ender_dragon',
]

test('from bare hands the dragon is many tasks away', async () => {
  const tasks = await split('kill the ender dragon')
  expect(tasks.slice(0, 3)).toEqual(['Craft 1 iron_pickaxe', 'Craft 1 shield', 'Craft 1 iron_sword'])
  expect(tasks.slice(-9)).toEqual([
    'Enter the_nether',
    'Obtain 8 blaze_rod',
    'Obtain 16 ender_pearl',
    'Craft 16 ender_eye',
    ...lastSteps,
  ])
})

test.each([
  [
    'with rods in the Nether',
    { ...gear, blaze_rod: 8 },
    'the_nether',
    ['Obtain 16 ender_pearl', 'Craft 16 ender_eye', ...lastSteps],
  ],
  ['with gear and eyes', { ...gear, ender_eye: 14 }, 'overworld', lastSteps],
  ['with a bow, too', { ...gear, ender_eye: 14, bow: 1, arrow: 40 }, 'overworld', lastSteps.slice(2)],
  ['in the End', {}, 'the_end', ['Kill 1 ender_dragon']],
])('%s the way to the dragon is shorter', async (_where, inventory, dimension, tasks) => {
  const split = await decompose({ name: 'Kill 1 ender_dragon' }, makeObservation({ inventory, dimension }))
  expect(split.map(({ name }) => name)).toEqual(tasks)
})

test('the End itself needs neither bow nor arrows', async () => {
  const tasks = await split('Enter the end')
  expect(tasks.at(-1)).toBe('Enter the_end')
  expect(tasks).not.toContain('Craft 1 bow')
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
