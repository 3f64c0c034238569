import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { blockDrops } from './block-drops.ts'
import { blockStateOf, stateIdOf, type BlockProperties } from '../registry/block-state.ts'
import type { EnchantmentLevels } from './drop.ts'

interface Broken {
  readonly tool?: string
  readonly enchantments?: EnchantmentLevels
  readonly properties?: BlockProperties
  readonly roll?: number
  readonly version?: string
}

function dropsOf(
  name: string,
  { tool, enchantments = {}, properties = {}, roll = 0.5, version = '1.19.4' }: Broken = {},
): string {
  const registry = loadRegistry(version)
  const state = stateIdOf(registry, name, properties)
  if (state === undefined) return 'no such block'
  const block = blockStateOf(registry, state)
  const drops = blockDrops({ registry, block, tool, enchantments, random: () => roll })
  return drops.map((drop) => `${drop.name} ${drop.count}`).join(', ') || 'nothing'
}

const silk = { silk_touch: 1 }

describe('the bare hand', () => {
  test.each([
    ['dirt', 'dirt 1'],
    ['grass_block', 'dirt 1'],
    ['podzol', 'dirt 1'],
    ['farmland', 'dirt 1'],
    ['dirt_path', 'dirt 1'],
    ['sand', 'sand 1'],
    ['oak_log', 'oak_log 1'],
    ['oak_planks', 'oak_planks 1'],
    ['crafting_table', 'crafting_table 1'],
    ['chest', 'chest 1'],
    ['torch', 'torch 1'],
    ['wall_torch', 'torch 1'],
    ['oak_wall_sign', 'oak_sign 1'],
    ['ladder', 'ladder 1'],
    ['cactus', 'cactus 1'],
    ['sugar_cane', 'sugar_cane 1'],
    ['pumpkin', 'pumpkin 1'],
    ['poppy', 'poppy 1'],
    ['oak_sapling', 'oak_sapling 1'],
    ['clay', 'clay_ball 4'],
    ['bookshelf', 'book 3'],
    ['potted_poppy', 'flower_pot 1, poppy 1'],
    ['redstone_wire', 'redstone 1'],
    ['tripwire', 'string 1'],
    ['glass', 'nothing'],
    ['ice', 'nothing'],
    ['stone', 'nothing'],
    ['cobblestone', 'nothing'],
    ['furnace', 'nothing'],
    ['iron_ore', 'nothing'],
    ['snow', 'nothing'],
    ['cobweb', 'nothing'],
    ['vine', 'nothing'],
    ['spawner', 'nothing'],
    ['cake', 'nothing'],
    ['infested_stone', 'nothing'],
    ['bedrock', 'nothing'],
    ['water', 'nothing'],
    ['air', 'nothing'],
  ])('leaves of %s: %s', (name, expected) => {
    expect(dropsOf(name)).toBe(expected)
  })
})

describe('a tool', () => {
  test.each([
    ['stone', 'wooden_pickaxe', 'cobblestone 1'],
    ['deepslate', 'wooden_pickaxe', 'cobbled_deepslate 1'],
    ['coal_ore', 'wooden_pickaxe', 'coal 1'],
    ['iron_ore', 'wooden_pickaxe', 'nothing'],
    ['iron_ore', 'stone_pickaxe', 'raw_iron 1'],
    ['deepslate_iron_ore', 'stone_pickaxe', 'raw_iron 1'],
    ['copper_ore', 'stone_pickaxe', 'raw_copper 4'],
    ['gold_ore', 'stone_pickaxe', 'nothing'],
    ['gold_ore', 'iron_pickaxe', 'raw_gold 1'],
    ['diamond_ore', 'stone_pickaxe', 'nothing'],
    ['diamond_ore', 'iron_pickaxe', 'diamond 1'],
    ['deepslate_diamond_ore', 'iron_pickaxe', 'diamond 1'],
    ['redstone_ore', 'iron_pickaxe', 'redstone 5'],
    ['lapis_ore', 'stone_pickaxe', 'lapis_lazuli 7'],
    ['emerald_ore', 'iron_pickaxe', 'emerald 1'],
    ['nether_quartz_ore', 'wooden_pickaxe', 'quartz 1'],
    ['obsidian', 'iron_pickaxe', 'nothing'],
    ['obsidian', 'diamond_pickaxe', 'obsidian 1'],
    ['ender_chest', 'iron_pickaxe', 'obsidian 8'],
    ['snow', 'wooden_shovel', 'snowball 1'],
    ['snow_block', 'wooden_shovel', 'snowball 4'],
    ['cobweb', 'iron_sword', 'string 1'],
    ['cobweb', 'shears', 'cobweb 1'],
    ['oak_leaves', 'shears', 'oak_leaves 1'],
    ['vine', 'shears', 'vine 1'],
    ['grass', 'shears', 'grass 1'],
    ['tall_grass', 'shears', 'grass 2'],
    ['large_fern', 'shears', 'fern 2'],
    ['dead_bush', 'shears', 'dead_bush 1'],
    ['amethyst_cluster', 'iron_pickaxe', 'amethyst_shard 4'],
    ['amethyst_cluster', 'iron_axe', 'amethyst_shard 2'],
    ['large_amethyst_bud', 'iron_pickaxe', 'nothing'],
    ['budding_amethyst', 'iron_pickaxe', 'nothing'],
    ['amethyst_block', 'wooden_pickaxe', 'amethyst_block 1'],
  ])('breaks %s with %s: %s', (name, tool, expected) => {
    expect(dropsOf(name, { tool })).toBe(expected)
  })
})

describe('silk touch', () => {
  test.each([
    ['stone', 'stone 1'],
    ['grass_block', 'grass_block 1'],
    ['diamond_ore', 'diamond_ore 1'],
    ['glass', 'glass 1'],
    ['ice', 'ice 1'],
    ['oak_leaves', 'oak_leaves 1'],
    ['melon', 'melon 1'],
    ['glowstone', 'glowstone 1'],
    ['bookshelf', 'bookshelf 1'],
    ['ender_chest', 'ender_chest 1'],
    ['farmland', 'dirt 1'],
    ['wheat', 'wheat_seeds 1'],
    ['infested_stone', 'stone 1'],
    ['spawner', 'nothing'],
    ['small_amethyst_bud', 'small_amethyst_bud 1'],
    ['amethyst_cluster', 'amethyst_cluster 1'],
    ['budding_amethyst', 'nothing'],
  ])('keeps %s as %s', (name, expected) => {
    expect(dropsOf(name, { tool: 'diamond_pickaxe', enchantments: silk })).toBe(expected)
  })
})

describe('fortune', () => {
  test.each([
    ['diamond_ore', 0, 'diamond 1'],
    ['diamond_ore', 0.99, 'diamond 4'],
    ['coal_ore', 0.7, 'coal 3'],
    ['redstone_ore', 0.99, 'redstone 8'],
    ['lapis_ore', 0.99, 'lapis_lazuli 36'],
    ['amethyst_cluster', 0.99, 'amethyst_shard 16'],
    ['amethyst_cluster', 0.2, 'amethyst_shard 4'],
    ['gravel', 0.99, 'flint 1'],
    ['glowstone', 0.99, 'glowstone_dust 4'],
    ['melon', 0.99, 'melon_slice 9'],
    ['stone', 0.99, 'cobblestone 1'],
    ['iron_block', 0.99, 'iron_block 1'],
  ])('III on %s with a roll of %d: %s', (name, roll, expected) => {
    expect(dropsOf(name, { tool: 'diamond_pickaxe', enchantments: { fortune: 3 }, roll })).toBe(expected)
  })
})

describe('chance', () => {
  test.each([
    ['gravel', 0.05, 'flint 1'],
    ['gravel', 0.2, 'gravel 1'],
    ['grass', 0.1, 'wheat_seeds 1'],
    ['grass', 0.2, 'nothing'],
    ['oak_leaves', 0.001, 'oak_sapling 1, stick 1, apple 1'],
    ['oak_leaves', 0.04, 'oak_sapling 1'],
    ['birch_leaves', 0.001, 'birch_sapling 1, stick 1'],
    ['jungle_leaves', 0.04, 'nothing'],
    ['mangrove_leaves', 0.01, 'stick 1'],
    ['azalea_leaves', 0.04, 'azalea 1'],
    ['brown_mushroom_block', 0.99, 'brown_mushroom 2'],
    ['brown_mushroom_block', 0.5, 'nothing'],
    ['dead_bush', 0.99, 'stick 2'],
    ['dead_bush', 0.1, 'nothing'],
  ])('of %s with a roll of %d: %s', (name, roll, expected) => {
    expect(dropsOf(name, { roll })).toBe(expected)
  })
})

describe('the state', () => {
  test.each<[string, BlockProperties, string]>([
    ['wheat', { age: 3 }, 'wheat_seeds 1'],
    ['wheat', { age: 7 }, 'wheat 1, wheat_seeds 4'],
    ['carrots', { age: 6 }, 'carrot 1'],
    ['carrots', { age: 7 }, 'carrot 5'],
    ['potatoes', { age: 7 }, 'potato 5'],
    ['beetroots', { age: 2 }, 'beetroot_seeds 1'],
    ['beetroots', { age: 3 }, 'beetroot 1, beetroot_seeds 4'],
    ['nether_wart', { age: 3 }, 'nether_wart 3'],
    ['cocoa', { age: 2 }, 'cocoa_beans 3'],
    ['cocoa', { age: 1 }, 'cocoa_beans 1'],
    ['sweet_berry_bush', { age: 1 }, 'nothing'],
    ['sweet_berry_bush', { age: 3 }, 'sweet_berries 3'],
    ['oak_slab', { type: 'bottom' }, 'oak_slab 1'],
    ['oak_slab', { type: 'double' }, 'oak_slab 2'],
    ['white_bed', { part: 'foot' }, 'white_bed 1'],
    ['white_bed', { part: 'head' }, 'nothing'],
    ['oak_door', { half: 'lower' }, 'oak_door 1'],
    ['oak_door', { half: 'upper' }, 'nothing'],
    ['rose_bush', { half: 'upper' }, 'nothing'],
    ['rose_bush', { half: 'lower' }, 'rose_bush 1'],
    ['candle', { candles: 3 }, 'candle 3'],
    ['sea_pickle', { pickles: 2 }, 'sea_pickle 2'],
  ])('of %s %j: %s', (name, properties, expected) => {
    expect(dropsOf(name, { properties })).toBe(expected)
  })
})

describe('the version', () => {
  test.each([
    ['1.16.5', 'iron_ore', 'iron_ore 1'],
    ['1.16.5', 'gold_ore', 'gold_ore 1'],
    ['1.18.2', 'iron_ore', 'raw_iron 1'],
    ['1.21.4', 'iron_ore', 'raw_iron 1'],
    ['1.21.4', 'short_grass', 'nothing'],
    ['1.16.5', 'oak_slab', 'oak_slab 1'],
    ['1.21.1', 'stone', 'cobblestone 1'],
  ])('%s decides about %s: %s', (version, name, expected) => {
    expect(dropsOf(name, { version, tool: 'iron_pickaxe' })).toBe(expected)
  })

  test.each(['1.16.5', '1.18.2', '1.19.4', '1.20.4', '1.21.4'])(
    '%s drops only items that exist',
    (version) => {
      const registry = loadRegistry(version)
      for (const block of registry.blocksArray) {
        for (const tool of [undefined, 'diamond_pickaxe', 'shears', 'diamond_axe', 'diamond_shovel']) {
          const state = blockStateOf(registry, block.defaultState)
          for (const drop of blockDrops({ registry, block: state, tool, random: () => 0.001 })) {
            expect(registry.itemsByName[drop.name], `${block.name} drops ${drop.name}`).toBeDefined()
            expect(drop.count).toBeGreaterThan(0)
          }
        }
      }
    },
  )
})

test('a slab of wood needs no pickaxe in 1.16, whose data says so', () => {
  expect(dropsOf('oak_slab', { version: '1.16.5' })).toBe('oak_slab 1')
})

test('an unknown block leaves nothing', () => {
  const registry = loadRegistry('1.19.4')
  expect(blockDrops({ registry, block: { name: 'no_such_block', properties: {} }, random: () => 0 })).toEqual(
    [],
  )
})
