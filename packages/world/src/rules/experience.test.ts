import loadRegistry from 'prismarine-registry'
import { expect, test } from 'vitest'
import { blockExperience } from './block-experience.ts'
import { mobExperience } from './mob-experience.ts'

const registry = loadRegistry('1.19.4')

test.each<[string, string | undefined, number, number]>([
  ['coal_ore', 'wooden_pickaxe', 0, 2],
  ['diamond_ore', 'iron_pickaxe', 3, 7],
  ['deepslate_diamond_ore', 'iron_pickaxe', 3, 7],
  ['diamond_ore', 'stone_pickaxe', 0, 0],
  ['diamond_ore', undefined, 0, 0],
  ['lapis_ore', 'stone_pickaxe', 2, 5],
  ['redstone_ore', 'iron_pickaxe', 1, 5],
  ['iron_ore', 'iron_pickaxe', 0, 0],
  ['stone', 'iron_pickaxe', 0, 0],
  ['nether_quartz_ore', 'wooden_pickaxe', 2, 5],
])('breaking %s with %s sets %d to %d points free', (block, tool, least, most) => {
  expect(blockExperience({ registry, block, tool, random: () => 0 })).toBe(least)
  expect(blockExperience({ registry, block, tool, random: () => 0.999 })).toBe(most)
})

test('silk touch sets none free', () => {
  const enchantments = { silk_touch: 1 }
  const options = { registry, tool: 'iron_pickaxe', enchantments, random: () => 0.9 }
  expect(blockExperience({ ...options, block: 'diamond_ore' })).toBe(0)
})

test.each([
  ['cow', {}, 3],
  ['cow', { isBaby: true }, 0],
  ['zombie', {}, 5],
  ['zombie', { isBaby: true }, 12],
  ['blaze', {}, 10],
  ['slime', { size: 4 }, 4],
  ['villager', {}, 0],
  ['bat', {}, 0],
])('a dead %s with %j sets %d points free', (name, options, points) => {
  expect(mobExperience(name, { ...options, random: () => 0.999 })).toBe(points)
})
