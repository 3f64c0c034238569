// Chances of a layer by item: https://minecraft.wiki/w/Composter#Composting
const chances: readonly (readonly [chance: number, item: RegExp])[] = [
  [1, /^(cake|pumpkin_pie)$/],
  [
    0.85,
    /^(baked_potato|bread|cookie|hay_block|flowering_azalea|(red|brown)_mushroom_block|nether_wart_block|warped_wart_block|torchflower|pitcher_plant)$/,
  ],
  [
    0.65,
    /^(apple|azalea|beetroot|big_dripleaf|carrot|cocoa_beans|fern|large_fern|lily_pad|melon|mushroom_stem|nether_wart|potato|pumpkin|carved_pumpkin|sea_pickle|shroomlight|spore_blossom|wheat|crimson_roots|warped_roots|moss_block|dandelion|poppy|blue_orchid|allium|azure_bluet|oxeye_daisy|cornflower|lily_of_the_valley|wither_rose|sunflower|lilac|rose_bush|peony)$|_(mushroom|fungus|tulip)$/,
  ],
  [
    0.5,
    /^(cactus|dried_kelp_block|flowering_azalea_leaves|glow_lichen|melon_slice|nether_sprouts|sugar_cane|tall_grass|twisting_vines|vine|weeping_vines)$/,
  ],
  [
    0.3,
    /^(beetroot_seeds|dried_kelp|glow_berries|grass|short_grass|hanging_roots|kelp|melon_seeds|moss_carpet|pink_petals|pumpkin_seeds|seagrass|small_dripleaf|sweet_berries|wheat_seeds|torchflower_seeds|pitcher_pod|mangrove_propagule)$|_(leaves|sapling)$/,
  ],
]

/** The chance that an item adds a layer to a composter; 0 for what does not rot. */
export function compostChance(item: string): number {
  return chances.find(([, pattern]) => pattern.test(item))?.[0] ?? 0
}
