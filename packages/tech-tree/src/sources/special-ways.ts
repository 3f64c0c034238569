import { dyeColours, specialRecipes } from '@voyager-mc/core'
import type { Way } from '../contract/way.ts'
import { blockEffort } from './block-effort.ts'
import { deedWays } from './deed-ways.ts'
import { exchangeWays } from './exchange-ways.ts'

/**
 * Ways that no data file lists: filling, shearing, fishing, farming, bartering, trading, smithing.
 * Averages are from the game's loot tables; names a version lacks are dropped when the tree is built.
 */
export function specialWays(): readonly Way[] {
  return [
    ...fillWays(),
    ...shearWays(),
    ...fishWays(),
    ...farmWays(),
    ...smithWays(),
    ...exchangeWays(),
    ...rareMobWays(),
    ...deedWays(),
    ...handWays(),
    ...concreteWays(),
  ]
}

function fillWays(): Way[] {
  const fills: readonly (readonly [item: string, input: string, on: string, effort: number])[] = [
    ['water_bucket', 'bucket', 'water', 15],
    ['lava_bucket', 'bucket', 'lava', 60],
    ['milk_bucket', 'bucket', 'cow', 12],
    ['powder_snow_bucket', 'bucket', 'powder_snow', 200],
    ['cod_bucket', 'water_bucket', 'cod', 60],
    ['salmon_bucket', 'water_bucket', 'salmon', 60],
    ['pufferfish_bucket', 'water_bucket', 'pufferfish', 150],
    ['tropical_fish_bucket', 'water_bucket', 'tropical_fish', 150],
    ['axolotl_bucket', 'water_bucket', 'axolotl', 250],
    ['tadpole_bucket', 'water_bucket', 'tadpole', 250],
    ['honey_bottle', 'glass_bottle', 'bee_nest', 250],
    ['potion', 'glass_bottle', 'water', 15],
    ['dragon_breath', 'glass_bottle', 'ender_dragon', 4000],
    ['carved_pumpkin', 'pumpkin', 'pumpkin', 5],
    ['egg', '', 'chicken', 150],
    ['armadillo_scute', '', 'armadillo', 400],
  ]
  return fills.map(([item, input, on, effort]) => ({
    type: 'use',
    item,
    yields: 1,
    inputs: input === '' ? {} : { [input]: 1 },
    tools: item === 'carved_pumpkin' ? ['shears'] : [],
    on,
    effort,
  }))
}

function shearWays(): Way[] {
  const colours: readonly (readonly [string, number])[] = [
    ['white', 15],
    ['light_gray', 120],
    ['gray', 120],
    ['black', 120],
    ['brown', 150],
    ['pink', 2000],
  ]
  const wool: Way[] = colours.map(([colour, effort]) => ({
    type: 'use',
    item: `${colour}_wool`,
    yields: 2,
    inputs: {},
    tools: ['shears'],
    on: 'sheep',
    effort,
  }))
  const leaves = [
    'oak',
    'birch',
    'spruce',
    'jungle',
    'acacia',
    'dark_oak',
    'mangrove',
    'cherry',
    'azalea',
    'flowering_azalea',
  ]
  const plants = ['vine', 'grass', 'short_grass', 'fern', 'seagrass', 'dead_bush', 'cobweb', 'glow_lichen']
  const sheared: Way[] = [...leaves.map((wood) => `${wood}_leaves`), ...plants].map((item) => ({
    type: 'mine',
    item,
    yields: 1,
    inputs: {},
    tools: ['shears'],
    blocks: [item],
    isNatural: true,
    effort: Math.max(8, blockEffort(item)),
  }))
  const hive: Way = {
    type: 'use',
    item: 'honeycomb',
    yields: 3,
    inputs: {},
    tools: ['shears'],
    on: 'bee_nest',
    effort: 250,
  }
  return [...wool, ...sheared, hive]
}

function fishWays(): Way[] {
  const catches: readonly (readonly [item: string, yields: number])[] = [
    ['cod', 0.51],
    ['salmon', 0.21],
    ['pufferfish', 0.11],
    ['tropical_fish', 0.017],
    ['name_tag', 0.008],
    ['saddle', 0.008],
    ['nautilus_shell', 0.008],
    ['enchanted_book', 0.008],
    ['tripwire_hook', 0.01],
    ['lily_pad', 0.017],
    ['bowl', 0.01],
    ['leather', 0.01],
    ['fishing_rod', 0.003],
    ['rotten_flesh', 0.012],
    ['bone', 0.012],
    ['stick', 0.006],
    ['string', 0.006],
  ]
  return catches.map(([item, yields]) => ({
    type: 'fish',
    item,
    yields,
    inputs: {},
    tools: ['fishing_rod'],
    effort: 25,
  }))
}

function farmWays(): Way[] {
  const crops: readonly (readonly [item: string, seed: string, crop: string])[] = [
    ['wheat', 'wheat_seeds', 'wheat'],
    ['carrot', 'carrot', 'carrots'],
    ['potato', 'potato', 'potatoes'],
    ['beetroot', 'beetroot_seeds', 'beetroots'],
  ]
  return crops
    .filter(([item, seed]) => item !== seed)
    .map(([item, seed, crop]) => ({
      type: 'farm',
      item,
      yields: 1,
      inputs: { [seed]: 1 },
      tools: ['wooden_hoe', 'stone_hoe', 'iron_hoe', 'golden_hoe', 'diamond_hoe', 'netherite_hoe'],
      seed,
      crop,
      effort: 60,
    }))
}

function smithWays(): Way[] {
  const pieces = ['sword', 'pickaxe', 'axe', 'shovel', 'hoe', 'helmet', 'chestplate', 'leggings', 'boots']
  return pieces.map((piece) => ({
    type: 'smith',
    item: `netherite_${piece}`,
    yields: 1,
    inputs: { [`diamond_${piece}`]: 1, netherite_ingot: 1 },
    tools: [],
    station: 'smithing_table',
    effort: 5,
  }))
}

function rareMobWays(): Way[] {
  const drops: readonly (readonly [item: string, mob: string, yields: number, effort: number])[] = [
    ['breeze_rod', 'breeze', 1.5, 600],
    ['trident', 'drowned', 0.015, 50],
    ['nautilus_shell', 'drowned', 0.03, 50],
    ['white_wool', 'sheep', 1, 12],
  ]
  return drops.map(([item, mob, yields, effort]) => ({
    type: 'kill',
    item,
    yields,
    inputs: {},
    tools: [],
    mob,
    effort,
  }))
}

/** Recipes of the game's code, and what a hand makes of an item. */
function handWays(): Way[] {
  const crafts = specialRecipes.map(({ item, inputs }): Way => ({
    type: 'craft',
    item,
    yields: 1,
    inputs: Object.fromEntries(inputs.map((input) => [input, 1])),
    tools: [],
    effort: 1,
  }))
  const uses: readonly (readonly [item: string, input: string])[] = [
    ['filled_map', 'map'],
    ['written_book', 'writable_book'],
  ]
  // Who builds a wither has to kill it.
  const star: Way = {
    type: 'use',
    item: 'nether_star',
    yields: 1,
    inputs: { wither_skeleton_skull: 3, soul_sand: 4 },
    tools: [],
    on: 'air',
    effort: 1500,
  }
  return [
    star,
    ...crafts,
    ...uses.map(([item, input]): Way => ({
      type: 'use',
      item,
      yields: 1,
      inputs: { [input]: 1 },
      tools: [],
      on: 'air',
      effort: 5,
    })),
  ]
}

function concreteWays(): Way[] {
  return dyeColours.map((colour) => ({
    type: 'use',
    item: `${colour}_concrete`,
    yields: 1,
    inputs: { [`${colour}_concrete_powder`]: 1 },
    tools: ['wooden_pickaxe', 'stone_pickaxe', 'iron_pickaxe', 'golden_pickaxe', 'diamond_pickaxe'],
    on: 'water',
    effort: 12,
  }))
}
