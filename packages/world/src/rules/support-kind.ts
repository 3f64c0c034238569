/** Support that a block needs to stay in place. */
export type SupportKind =
  | 'floor'
  | 'soil'
  | 'wall'
  | 'face'
  | 'cane'
  | 'cactus'
  | 'bed'
  | 'vine'
  | 'door'
  | 'tall-plant'
  | 'small-dripleaf'
  | 'farmland'
  | 'dry-soil'
  | 'soul-sand'
  | 'nylium'
  | 'water'
  | 'anything'
  | 'lantern'
  | 'ceiling'
  | 'cave-vine'
  | 'weeping-vine'
  | 'twisting-vine'
  | 'dripstone'
  | 'base'
  | 'water-plant'
  | 'bamboo'
  | 'jungle-log'

// The first pattern that fits decides. Source: the "Placement" section of each block's page on https://minecraft.wiki
const supports: readonly (readonly [RegExp, SupportKind])[] = [
  [
    /^(wheat|carrots|potatoes|beetroots|(attached_)?(melon|pumpkin)_stem|torchflower_crop|pitcher_crop)$/,
    'farmland',
  ],
  [/^potted_/, 'anything'],
  [/^(tall_grass|large_fern|sunflower|lilac|rose_bush|peony|pitcher_plant)$/, 'tall-plant'],
  [/^small_dripleaf$/, 'small-dripleaf'],
  [/^dead_bush$/, 'dry-soil'],
  [/^nether_wart$/, 'soul-sand'],
  [/^(crimson|warped)_(roots|fungus)$|^nether_sprouts$/, 'nylium'],
  [
    /^(dandelion|poppy|blue_orchid|allium|azure_bluet|oxeye_daisy|cornflower|lily_of_the_valley|torchflower)$/,
    'soil',
  ],
  [/^((red|orange|white|pink)_tulip|wither_rose|sweet_berry_bush|pink_petals|(flowering_)?azalea)$/, 'soil'],
  // Before the saplings, which want soil.
  [/^bamboo(_sapling)?$/, 'bamboo'],
  [/^(grass|short_grass|fern|.*_sapling|mangrove_propagule)$/, 'soil'],
  [/^sugar_cane$/, 'cane'],
  [/^cactus$/, 'cactus'],
  [/^lily_pad$/, 'water'],
  [/^(kelp|kelp_plant|seagrass)$/, 'water-plant'],
  [/^cocoa$/, 'jungle-log'],
  [/^(vine|glow_lichen|sculk_vein)$/, 'vine'],
  [/^(hanging_roots|spore_blossom)$/, 'ceiling'],
  [/^cave_vines(_plant)?$/, 'cave-vine'],
  [/^weeping_vines(_plant)?$/, 'weeping-vine'],
  [/^twisting_vines(_plant)?$/, 'twisting-vine'],
  [/^pointed_dripstone$/, 'dripstone'],
  [/amethyst_(bud|cluster)$/, 'base'],
  [/wall_(torch|sign|banner)$|^(ladder|tripwire_hook)$/, 'wall'],
  [/_button$|^lever$/, 'face'],
  [/^(soul_)?lantern$/, 'lantern'],
  [/_carpet$/, 'anything'],
  [/_bed$/, 'bed'],
  [/_door$/, 'door'],
  [/^(soul_|redstone_)?torch$|(^|_)rail$|_pressure_plate$|candle$/, 'floor'],
  [/^(redstone_wire|repeater|comparator|snow|cake|red_mushroom|brown_mushroom|fire|soul_fire)$/, 'floor'],
  [/_sign$|_banner$/, 'floor'],
]

const memo = new Map<string, SupportKind | 'none'>()

/** Gives the support that a block needs to stay in place, `undefined` if it floats. */
export function supportKindOf(blockName: string): SupportKind | undefined {
  let kind = memo.get(blockName)
  if (kind === undefined) {
    kind = supports.find(([pattern]) => pattern.test(blockName))?.[1] ?? 'none'
    if (blockName.endsWith('_hanging_sign')) kind = 'none'
    memo.set(blockName, kind)
  }
  return kind === 'none' ? undefined : kind
}
