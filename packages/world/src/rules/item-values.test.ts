import loadRegistry from 'prismarine-registry'
import { expect, test } from 'vitest'
import { armorPoints } from './armor-points.ts'
import { attackDamage, attackSpeed } from './attack-values.ts'
import { experienceLevel } from './experience-level.ts'
import { foodOf } from './food-of.ts'
import { fuelTicks } from './fuel-ticks.ts'
import { remainderOf } from './remainder-of.ts'
import { smeltingExperience } from './smelting-experience.ts'
import { smeltingResult, type SmeltingKind } from './smelting-result.ts'
import { toolWear, type ToolWearOptions } from './tool-wear.ts'

const versions = ['1.16.5', '1.18.2', '1.19.4', '1.20.1', '1.20.4', '1.21.1', '1.21.4']

test.each<[string, SmeltingKind, string | undefined]>([
  ['raw_iron', 'furnace', 'iron_ingot'],
  ['raw_iron', 'blast_furnace', 'iron_ingot'],
  ['raw_iron', 'smoker', undefined],
  ['iron_ore', 'furnace', 'iron_ingot'],
  ['deepslate_gold_ore', 'blast_furnace', 'gold_ingot'],
  ['beef', 'furnace', 'cooked_beef'],
  ['beef', 'smoker', 'cooked_beef'],
  ['beef', 'campfire', 'cooked_beef'],
  ['beef', 'blast_furnace', undefined],
  ['potato', 'smoker', 'baked_potato'],
  ['kelp', 'furnace', 'dried_kelp'],
  ['sand', 'furnace', 'glass'],
  ['sand', 'blast_furnace', undefined],
  ['cobblestone', 'furnace', 'stone'],
  ['stone', 'furnace', 'smooth_stone'],
  ['clay_ball', 'furnace', 'brick'],
  ['oak_log', 'furnace', 'charcoal'],
  ['stripped_birch_wood', 'furnace', 'charcoal'],
  ['mangrove_log', 'furnace', 'charcoal'],
  ['crimson_stem', 'furnace', undefined],
  ['oak_planks', 'furnace', undefined],
  ['cactus', 'furnace', 'green_dye'],
  ['red_terracotta', 'furnace', 'red_glazed_terracotta'],
  ['red_glazed_terracotta', 'furnace', undefined],
  ['iron_sword', 'furnace', 'iron_nugget'],
  ['golden_helmet', 'blast_furnace', 'gold_nugget'],
  ['diamond_sword', 'furnace', undefined],
  ['ancient_debris', 'blast_furnace', 'netherite_scrap'],
  ['stick', 'furnace', undefined],
  ['', 'furnace', undefined],
])('%s in a %s makes %s', (item, kind, result) => {
  expect(smeltingResult(item, kind)).toBe(result)
})

test.each(versions)(
  'everything that smelts in %s makes an item that exists and gives experience',
  (version) => {
    const registry = loadRegistry(version)
    for (const { name } of registry.itemsArray) {
      const result = smeltingResult(name)
      // Smooth basalt came a version after basalt.
      if (result === undefined || (version === '1.16.5' && name === 'basalt')) continue
      expect(registry.itemsByName[result], `${name} makes ${result}`).toBeDefined()
      expect(smeltingExperience(result), result).toBeGreaterThan(0)
    }
  },
)

test.each([
  ['iron_ingot', 0.7],
  ['gold_ingot', 1],
  ['charcoal', 0.15],
  ['stone', 0.1],
  ['cooked_beef', 0.35],
  ['cactus', 0],
])('taking %s out of a furnace gives %d points', (item, points) => {
  expect(smeltingExperience(item)).toBe(points)
})

test.each([
  ['coal', 1600],
  ['charcoal', 1600],
  ['coal_block', 16_000],
  ['lava_bucket', 20_000],
  ['blaze_rod', 2400],
  ['oak_planks', 300],
  ['cherry_planks', 300],
  ['oak_log', 300],
  ['stripped_spruce_wood', 300],
  ['oak_slab', 150],
  ['oak_stairs', 300],
  ['oak_fence_gate', 300],
  ['oak_door', 200],
  ['oak_sign', 200],
  ['oak_boat', 1200],
  ['oak_chest_boat', 1200],
  ['stick', 100],
  ['oak_sapling', 100],
  ['white_wool', 100],
  ['white_carpet', 67],
  ['bamboo', 50],
  ['wooden_pickaxe', 200],
  ['crafting_table', 300],
  ['bookshelf', 300],
  ['ladder', 300],
  ['dried_kelp_block', 4001],
  ['crimson_planks', 0],
  ['warped_stem', 0],
  ['stone_slab', 0],
  ['iron_door', 0],
  ['stone_pickaxe', 0],
  ['cobblestone', 0],
  ['iron_ingot', 0],
  ['', 0],
])('%s burns for %d ticks', (item, ticks) => {
  expect(fuelTicks(item)).toBe(ticks)
})

test.each([
  ['leather_helmet', 1],
  ['leather_chestplate', 3],
  ['golden_chestplate', 5],
  ['chainmail_leggings', 4],
  ['iron_helmet', 2],
  ['iron_chestplate', 6],
  ['iron_leggings', 5],
  ['iron_boots', 2],
  ['diamond_chestplate', 8],
  ['netherite_boots', 3],
  ['turtle_helmet', 2],
  ['elytra', 0],
  ['iron_sword', 0],
])('%s gives %d armour points', (item, points) => {
  expect(armorPoints(item)).toBe(points)
})

test.each<[string | undefined, number, number]>([
  [undefined, 1, 4],
  ['stick', 1, 4],
  ['wooden_sword', 4, 1.6],
  ['stone_sword', 5, 1.6],
  ['iron_sword', 6, 1.6],
  ['diamond_sword', 7, 1.6],
  ['wooden_axe', 7, 0.8],
  ['stone_axe', 9, 0.8],
  ['iron_axe', 9, 0.9],
  ['netherite_axe', 10, 1],
  ['iron_pickaxe', 4, 1.2],
  ['iron_shovel', 4.5, 1],
  ['iron_hoe', 1, 3],
  ['trident', 9, 1.1],
])('%s hits for %d at %d a second', (item, damage, speed) => {
  expect(attackDamage(item)).toBe(damage)
  expect(attackSpeed(item)).toBe(speed)
})

test.each<[string, ToolWearOptions, number]>([
  ['iron_pickaxe', { use: 'dig' }, 1],
  ['iron_pickaxe', { use: 'dig', hardness: 0 }, 0],
  ['iron_pickaxe', { use: 'attack' }, 2],
  ['iron_sword', { use: 'dig' }, 2],
  ['iron_sword', { use: 'attack' }, 1],
  ['iron_axe', { use: 'attack' }, 2],
  ['shears', { use: 'dig' }, 1],
  ['stick', { use: 'dig' }, 0],
  ['stick', { use: 'attack' }, 0],
])('%s used with %j wears by %d', (item, use, points) => {
  expect(toolWear(item, use)).toBe(points)
})

test.each([
  [0, 0, 0],
  [6, 0, 6 / 7],
  [7, 1, 0],
  [16, 2, 0],
  [315, 15, 0],
  [352, 16, 0],
  [1395, 30, 0],
  [1507, 31, 0],
  [-5, 0, 0],
])('%d points are level %d', (total, level, progress) => {
  expect(experienceLevel(total).level).toBe(level)
  expect(experienceLevel(total).progress).toBeCloseTo(progress, 10)
})

test.each([
  ['apple', 4, 2.4],
  ['cooked_beef', 8, 12.8],
  ['bread', 5, 6],
  ['golden_apple', 4, 9.6],
  ['rotten_flesh', 4, 0.8],
])('%s feeds %d', (item, foodPoints, saturation) => {
  for (const version of versions) {
    const food = foodOf(loadRegistry(version), item)
    expect(food?.foodPoints).toBe(foodPoints)
    expect(food?.saturation).toBeCloseTo(saturation, 5)
  }
})

test('what is no food feeds nothing', () => {
  expect(foodOf(loadRegistry('1.19.4'), 'stick')).toBeUndefined()
})

test.each([
  ['milk_bucket', 'bucket'],
  ['lava_bucket', 'bucket'],
  ['honey_bottle', 'glass_bottle'],
  ['bread', undefined],
])('%s leaves %s', (item, remainder) => {
  expect(remainderOf(item)).toBe(remainder)
})
