import { stateIdOf, type BlockProperties } from '../registry/block-state.ts'
import type { Registry } from '../registry/registry.ts'

// Alternatives for versions that lack the first name; `air` at the end makes a block optional.
const blocks = {
  stone: 'stone',
  deepslate: 'deepslate stone',
  bedrock: 'bedrock',
  dirt: 'dirt',
  grassBlock: 'grass_block',
  podzol: 'podzol',
  coarseDirt: 'coarse_dirt',
  mud: 'mud grass_block',
  sand: 'sand',
  sandstone: 'sandstone',
  gravel: 'gravel',
  clay: 'clay',
  water: 'water',
  lava: 'lava',
  ice: 'ice',
  snow: 'snow',
  granite: 'granite',
  diorite: 'diorite',
  andesite: 'andesite',
  tuff: 'tuff stone',
  obsidian: 'obsidian',
  shortGrass: 'short_grass grass',
  fern: 'fern',
  deadBush: 'dead_bush',
  dandelion: 'dandelion',
  poppy: 'poppy',
  azureBluet: 'azure_bluet',
  oxeyeDaisy: 'oxeye_daisy',
  cornflower: 'cornflower',
  allium: 'allium',
  lilyOfTheValley: 'lily_of_the_valley',
  blueOrchid: 'blue_orchid',
  redTulip: 'red_tulip',
  pinkTulip: 'pink_tulip',
  orangeTulip: 'orange_tulip',
  whiteTulip: 'white_tulip',
  brownMushroom: 'brown_mushroom',
  redMushroom: 'red_mushroom',
  pumpkin: 'pumpkin',
  melon: 'melon',
  cactus: 'cactus',
  sugarCane: 'sugar_cane',
  lilyPad: 'lily_pad',
  seagrass: 'seagrass',
  kelp: 'kelp',
  kelpPlant: 'kelp_plant',
} as const

/** The state ids that the generator builds with, by role. */
export type BlockPalette = Readonly<Record<keyof typeof blocks, number>> & {
  readonly air: 0
  /** Sweet berries ready to pick. */
  readonly berryBush: number
  readonly snowyGrass: number
  readonly snowyPodzol: number
}

/** The state ids of a version; a block it lacks is replaced by what stood in its place before. */
export function createBlockPalette(registry: Registry): BlockPalette {
  const roles = Object.entries(blocks).map(([role, names]) => [role, firstState(registry, names)])
  // The entries are made from BLOCKS, so every key is there.
  const palette = Object.fromEntries(roles) as Record<keyof typeof blocks, number>
  return {
    ...palette,
    air: 0,
    berryBush: firstState(registry, 'sweet_berry_bush', { age: 3 }),
    snowyGrass: firstState(registry, 'grass_block', { snowy: true }),
    snowyPodzol: firstState(registry, 'podzol', { snowy: true }),
  }
}

/** The state id of the first of these space-separated block names that the version has; 0, air, if it has none. */
export function firstState(registry: Registry, names: string, properties: BlockProperties = {}): number {
  for (const name of names.split(' ')) {
    const id = stateIdOf(registry, name, properties)
    if (id !== undefined) return id
  }
  return 0
}
