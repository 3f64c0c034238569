import type { GameData } from '../sources/load-game-data.ts'

/** Blocks that items become when they are put down, where the names differ. */
const placedAs: Readonly<Record<string, string>> = {
  wheat_seeds: 'wheat',
  beetroot_seeds: 'beetroots',
  carrot: 'carrots',
  potato: 'potatoes',
  pumpkin_seeds: 'pumpkin_stem',
  melon_seeds: 'melon_stem',
  torchflower_seeds: 'torchflower_crop',
  pitcher_pod: 'pitcher_crop',
  sweet_berries: 'sweet_berry_bush',
  glow_berries: 'cave_vines',
  cocoa_beans: 'cocoa',
  redstone: 'redstone_wire',
  string: 'tripwire',
  water_bucket: 'water',
  lava_bucket: 'lava',
  powder_snow_bucket: 'powder_snow',
  bamboo: 'bamboo_sapling',
  kelp: 'kelp',
}

/** Names of blocks that an item may become when it is put down; some of them no block of the game has. */
export function placedBlocks(item: string, { blocks }: Pick<GameData, 'blocks'>): readonly string[] {
  const onWall = item.replace(/(torch|sign|banner|head|skull|fan)$/, 'wall_$1')
  return [...new Set([placedAs[item] ?? item, item, ...(blocks.has(onWall) ? [onWall] : [])])]
}

/** Things that stand as creatures do, and no block. */
const standing = /(?:^|_)(?:boat|raft|minecart|armor_stand|item_frame|painting|end_crystal)$/

/** Whether an item can be set down at all: a stick cannot. */
export function isPlaceable(item: string, data: Pick<GameData, 'blocks'>): boolean {
  return standing.test(item) || placedBlocks(item, data).some((block) => data.blocks.has(block))
}

/** Things that are planted: seeds and what grows from itself, but no fruit of a field. */
export function isPlantable(item: string): boolean {
  return plantable.test(item)
}

const plantable =
  /_(?:seeds|sapling|propagule|fungus|mushroom|tulip|berries|vines|roots|dripleaf|eyeblossom|bush)$|^(?:carrot|potato|cocoa_beans|nether_wart|sugar_cane|bamboo|cactus|kelp|seagrass|sea_pickle|lily_pad|dandelion|poppy|blue_orchid|allium|azure_bluet|oxeye_daisy|cornflower|lily_of_the_valley|wither_rose|sunflower|lilac|peony|torchflower|pitcher_(?:pod|plant)|chorus_flower|pink_petals|wildflowers|vine|fern|large_fern|grass|short_grass|tall_grass|azalea|flowering_azalea|spore_blossom|nether_sprouts|moss_block|moss_carpet)$/
