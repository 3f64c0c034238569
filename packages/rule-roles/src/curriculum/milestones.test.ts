import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { nextMilestone } from './milestones.ts'
import { createTaskMemory } from './task-memory.ts'

const techTree = createTechTree('1.19.4')
const tools = {
  oak_log: 1,
  crafting_table: 1,
  cobblestone: 1,
  stone_sword: 1,
  furnace: 1,
  iron_ingot: 1,
  iron_pickaxe: 1,
  diamond: 1,
  diamond_pickaxe: 1,
}
const clothed = { ...tools, iron_sword: 1, iron_chestplate: 1 }
const dressed = { ...clothed, water_bucket: 1 }

/** The milestone for somebody who holds these items after these ends of tasks. */
function next(
  inventory: Readonly<Record<string, number>>,
  { completed = [], failed = [] }: { completed?: readonly string[]; failed?: readonly string[] } = {},
): string | undefined {
  const memory = createTaskMemory(techTree, { completed, failed })
  const observation = makeObservation({ inventory })
  memory.observe(observation)
  return nextMilestone(observation, { memory, techTree })?.task
}

test('after the diamond pickaxe come blade, breastplate and water, and then the Nether', () => {
  expect(next(tools)).toBe('Craft 1 iron_sword')
  expect(next({ ...tools, diamond_sword: 1 })).toBe('Craft 1 iron_chestplate')
  expect(next(clothed)).toBe('Obtain 1 water_bucket')
  expect(next(dressed)).toBe('Enter the_nether')
})

test('whoever has lost every pickaxe makes one of iron before blade and breastplate', () => {
  const memory = createTaskMemory(techTree, {})
  memory.observe(makeObservation({ inventory: clothed }))
  const bare = makeObservation({ inventory: { stone_sword: 1, wooden_pickaxe: 1 } })
  expect(nextMilestone(bare, { memory, techTree })?.task).toBe('Craft 1 iron_pickaxe')
})

test('while the way to the Nether rests, the pickaxe is enchanted', () => {
  const nether = ['Enter the_nether', 'Enter the_nether', 'Enter the_nether']
  expect(next(dressed, { failed: nether })).toBe('Enchant 1 diamond_pickaxe')
  const enchanting = Array.from({ length: 3 }, () => 'Enchant 1 diamond_pickaxe')
  expect(next(dressed, { failed: [...nether, ...enchanting] })).toBeUndefined()
})

test('what rests beside the way keeps nobody from the dragon', () => {
  const beside = ['Brew 1 potion of strength', 'Obtain 1 netherite_ingot', 'Enchant 1 diamond_pickaxe']
  const failed = beside.flatMap((task) => [task, task, task])
  const completed = ['Enter the_nether', 'Obtain 8 blaze_rod']
  expect(next({ ...dressed, blaze_rod: 8 }, { completed })).toBe('Brew 1 potion of strength')
  expect(next({ ...dressed, blaze_rod: 8 }, { completed, failed })).toBe('Obtain 14 ender_pearl')
})
