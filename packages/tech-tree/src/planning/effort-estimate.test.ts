import type { ItemCounts } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'

const techTree = createTechTree('1.19.4')
const oak = { name: 'oak_log', count: 3, nearest: { x: 5, y: 64, z: 0 }, distanceBlocks: 5 }
const world = { nearbyBlocks: [oak] }

/** What the plan takes from the world, in order: `mine oak_log`, `travel jungle`. */
function gathered(item: string, inventory: ItemCounts): readonly string[] {
  const plan = techTree.plan({ item, count: 1 }, { inventory, world })
  if (plan.status !== 'planned') throw new Error(`No plan for ${item}.`)
  return plan.steps.flatMap((step) => {
    if (step.type === 'travel') return [`travel ${step.place}`]
    return step.type === 'mine' ? [`mine ${step.item}`] : []
  })
}

test.each<[string, ItemCounts]>([
  ['crafting_table', { jungle_planks: 2 }],
  ['chest', { jungle_planks: 7, crafting_table: 1 }],
  ['chest', { jungle_log: 1, crafting_table: 1 }],
  ['chest', { cherry_log: 1, mangrove_planks: 3, crafting_table: 1 }],
  ['barrel', { warped_planks: 5, crimson_slab: 1, crafting_table: 1 }],
])('a %s from %o is made of the oak beside the bot, for what is held is too little', (item, inventory) => {
  expect(new Set(gathered(item, inventory))).toEqual(new Set(['mine oak_log']))
})

test.each<[string, ItemCounts]>([
  ['crafting_table', { jungle_planks: 4 }],
  ['chest', { birch_log: 2, crafting_table: 1 }],
  ['chest', { jungle_log: 1, jungle_planks: 4, crafting_table: 1 }],
])('a %s is made of what is held when it is enough: %o', (item, inventory) => {
  expect(gathered(item, inventory)).toEqual([])
})

test('planks that an earlier step has used up no longer count for a later one', () => {
  // Four of the six become the table; the chest needs eight.
  expect(new Set(gathered('chest', { jungle_planks: 6 }))).toEqual(new Set(['mine oak_log']))
})
