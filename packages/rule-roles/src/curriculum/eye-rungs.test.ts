import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { eyeRungs } from './eye-rungs.ts'
import { hoardWith } from './fake-hoard.ts'
import { createTaskMemory } from './task-memory.ts'

const techTree = createTechTree('1.19.4')
const gear = { iron_chestplate: 1, iron_sword: 1 }

/** The steps that are left with these things. */
function left(
  inventory: Readonly<Record<string, number>>,
  completed: readonly string[] = ['Enter the_nether'],
): readonly string[] {
  const memory = createTaskMemory(techTree, { completed })
  const observation = makeObservation({ inventory: { ...gear, ...inventory } })
  memory.observe(observation)
  return eyeRungs(observation).flatMap((each) => (each.isReached(memory, observation) ? [] : [each.task]))
}

test.each([
  [{}, ['Obtain 8 blaze_rod', 'Obtain 16 ender_pearl', 'Craft 16 ender_eye']],
  [{ blaze_rod: 5, ender_pearl: 3 }, ['Obtain 3 blaze_rod', 'Obtain 13 ender_pearl', 'Craft 16 ender_eye']],
  [{ blaze_rod: 5, blaze_powder: 1, ender_pearl: 16 }, ['Obtain 3 blaze_rod', 'Craft 16 ender_eye']],
  [{ blaze_powder: 16, ender_pearl: 20 }, ['Craft 16 ender_eye']],
  [{ ender_eye: 3, blaze_rod: 1 }, ['Obtain 6 blaze_rod', 'Obtain 13 ender_pearl', 'Craft 13 ender_eye']],
  [{ ender_eye: 14 }, []],
  [{ ender_pearl: 14, blaze_rod: 7 }, ['Craft 14 ender_eye']],
  [{ ender_pearl: 15, blaze_rod: 7 }, ['Craft 14 ender_eye']],
  [{ ender_pearl: 13, blaze_rod: 8 }, ['Obtain 3 ender_pearl', 'Craft 16 ender_eye']],
  [{ ender_eye: 1, ender_pearl: 13, blaze_powder: 13 }, ['Craft 13 ender_eye']],
])('with %j there is left: %j', (inventory, steps) => {
  expect(left(inventory)).toEqual(steps)
})

test('what lies in the own chest is not asked for twice, nor is it lost with a life', () => {
  const memory = createTaskMemory(techTree, { completed: ['Enter the_nether'] })
  const places = hoardWith({ blaze_rod: 4, ender_pearl: 9 })
  const tasks = (inventory: Readonly<Record<string, number>>): readonly string[] => {
    const observation = makeObservation({ inventory: { ...gear, ...inventory }, places })
    memory.observe(observation)
    return eyeRungs(observation).flatMap((each) => (each.isReached(memory, observation) ? [] : [each.task]))
  }
  expect(tasks({})).toEqual(['Obtain 4 blaze_rod', 'Obtain 7 ender_pearl', 'Craft 16 ender_eye'])
  expect(tasks({ blaze_rod: 4, ender_pearl: 7 })).toEqual(['Craft 16 ender_eye'])
})

test('what a death has cost is had anew, however often it was had', () => {
  const completed = ['Enter the_nether', 'Obtain 8 blaze_rod', 'Obtain 16 ender_pearl', 'Craft 16 ender_eye']
  expect(left({}, completed)).toHaveLength(3)
})

test('once the stronghold is found the eyes are in its frames', () => {
  expect(left({}, ['Enter the_nether', 'Find stronghold'])).toEqual([])
})

test('nobody hunts for pearls before there is a portal', () => {
  expect(left({}, [])).toEqual(['Obtain 8 blaze_rod', 'Craft 16 ender_eye'])
})
