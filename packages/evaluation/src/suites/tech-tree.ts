import type { SuiteTask } from '../suite/suite-schema.ts'
import { gain, onLand } from './task-shapes.ts'

/** Tier or station, item that proves it, and minutes of the world it may take. */
const rungs: readonly (readonly [family: string, item: string, worldMinutes: number, attempts: number])[] = [
  ['wood', 'crafting_table', 20, 8],
  ['wood', 'wooden_pickaxe', 30, 8],
  ['stone', 'stone_pickaxe', 40, 12],
  ['stone', 'furnace', 40, 12],
  ['iron', 'iron_ingot', 80, 20],
  ['iron', 'iron_pickaxe', 100, 20],
  ['iron', 'bucket', 100, 20],
  ['iron', 'shield', 100, 20],
  ['iron', 'anvil', 200, 40],
  ['gold', 'gold_ingot', 160, 40],
  ['diamond', 'diamond', 200, 50],
  ['diamond', 'diamond_pickaxe', 240, 50],
  ['diamond', 'enchanting_table', 300, 50],
  ['nether', 'obsidian', 240, 50],
  ['nether', 'blaze_rod', 400, 50],
  ['nether', 'brewing_stand', 400, 50],
  ['end', 'ender_eye', 500, 50],
]

/** Every tier and station up to the eye that leads to the End, each from bare hands in a world of its own. */
export const techTreeTasks: readonly SuiteTask[] = rungs.map(([family, item, worldMinutes, attempts]) => ({
  id: `${family}-${item.replaceAll('_', '-')}`,
  family,
  text: `Obtain 1 ${item}`,
  start: onLand(),
  goal: gain(item),
  budget: { worldMinutes, attempts },
  tags: ['long'],
}))
