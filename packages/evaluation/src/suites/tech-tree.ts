import type { Postcondition } from '@voyager-mc/tech-tree'
import type { SuiteTask } from '../suite/suite-schema.ts'
import { gain, onLand } from './task-shapes.ts'

/** Tier or station, item that proves it, and minutes of the world and programs it may take. */
const rungs: readonly (readonly [family: string, item: string, worldMinutes: number, attempts: number])[] = [
  ['wood', 'crafting_table', 20, 8],
  ['wood', 'wooden_pickaxe', 30, 8],
  ['wood', 'fletching_table', 60, 20],
  ['wood', 'loom', 60, 20],
  ['wood', 'cartography_table', 60, 20],
  ['stone', 'stone_pickaxe', 40, 12],
  ['stone', 'furnace', 40, 12],
  ['stone', 'smoker', 60, 20],
  ['stone', 'grindstone', 60, 20],
  ['iron', 'iron_ingot', 80, 20],
  ['iron', 'iron_pickaxe', 100, 20],
  ['iron', 'bucket', 100, 20],
  ['iron', 'shield', 100, 20],
  ['iron', 'stonecutter', 100, 20],
  ['iron', 'smithing_table', 100, 20],
  ['iron', 'blast_furnace', 140, 30],
  ['iron', 'cauldron', 140, 30],
  ['iron', 'anvil', 200, 40],
  ['gold', 'gold_ingot', 160, 40],
  ['diamond', 'diamond', 200, 50],
  ['diamond', 'diamond_pickaxe', 240, 50],
  ['diamond', 'enchanting_table', 300, 50],
  ['nether', 'obsidian', 240, 50],
  ['nether', 'blaze_rod', 400, 50],
  ['nether', 'brewing_stand', 400, 50],
  ['nether', 'netherite_ingot', 600, 60],
  ['end', 'ender_eye', 500, 50],
]

/** Steps that no item proves. */
const deeds: readonly (readonly [
  id: string,
  family: string,
  text: string,
  goal: Postcondition,
  worldMinutes: number,
])[] = [
  ['enter', 'nether', 'Enter the_nether', { kind: 'dimension', names: ['the_nether'] }, 300],
  ['enter', 'end', 'Enter the_end', { kind: 'dimension', names: ['the_end'] }, 800],
  ['dragon', 'end', 'Kill 1 ender_dragon', { kind: 'killed', creatures: ['ender_dragon'], count: 1 }, 1000],
]

/** Every tier and station, and the way to the dragon, each from bare hands in a world of its own. */
export const techTreeTasks: readonly SuiteTask[] = [
  ...rungs.map(([family, item, worldMinutes, attempts]) => ({
    id: `${family}-${item.replaceAll('_', '-')}`,
    family,
    text: `Obtain 1 ${item}`,
    start: onLand(),
    goal: gain(item),
    budget: { worldMinutes, attempts },
    tags: ['long'],
  })),
  ...deeds.map(([id, family, text, goal, worldMinutes]) => ({
    id: `${family}-${id}`,
    family,
    text,
    start: onLand(),
    goal,
    budget: { worldMinutes, attempts: 60 },
    tags: ['long'],
  })),
]
