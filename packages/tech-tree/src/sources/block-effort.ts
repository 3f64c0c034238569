/**
 * Rough seconds to find and break one block in a survival world, first match wins.
 * Only blocks that occur by themselves are listed; the figures order alternatives, they promise nothing.
 */
const efforts: readonly (readonly [RegExp, number])[] = [
  [
    /^(bedrock|barrier|.*command_block|structure_.*|jigsaw|light|end_portal.*|reinforced_deepslate)$/,
    Infinity,
  ],
  [/^chorus_plant$/, 1500],
  [/^(infested_.*|spawner|trial_spawner|vault|budding_amethyst|petrified_.*|.*_plant)$/, Infinity],
  [/^(oak|birch|spruce)_log$/, 4],
  [/^(oak|birch|spruce)_leaves$/, 4],
  [/^(jungle|acacia|dark_oak)_log$/, 40],
  [/^(mangrove|cherry|pale_oak)_log$/, 80],
  [/_leaves$/, 6],
  [/^(dirt|grass_block)$/, 2],
  [/^(grass|short_grass)$/, 2],
  [/^(fern|tall_grass|large_fern)$/, 4],
  [/^(stone|cobblestone|sand)$/, 3],
  [/^(gravel|granite|diorite|andesite)$/, 5],
  [/^(deepslate|tuff)$/, 6],
  [/^(sandstone|red_sand|snow|snow_block|clay|terracotta)$/, 12],
  [/^(coal_ore)$/, 8],
  [/^(iron_ore)$/, 14],
  [/^(copper_ore)$/, 12],
  [/^deepslate_(iron|copper|coal)_ore$/, 22],
  [/^(dandelion|poppy|sugar_cane|oxeye_daisy|cornflower|azure_bluet)$/, 10],
  [/^(red_mushroom|brown_mushroom|dead_bush|cactus|vine|seagrass|kelp|lily_pad|pumpkin)$/, 18],
  [/_(tulip)$|^(allium|blue_orchid|lily_of_the_valley|sunflower|lilac|rose_bush|peony)$/, 30],
  [/^(wheat|melon|cocoa|sweet_berry_bush|bamboo|bamboo_sapling)$/, 40],
  // They grow in the fields of villages only.
  [/^(carrots|potatoes|beetroots)$/, 190],
  [/^hay_block$/, 250],
  [/^(cave_vines.*|glow_lichen|pointed_dripstone|dripstone_block|moss_block|moss_carpet|azalea)$/, 40],
  [/^(flowering_azalea|rooted_dirt|hanging_roots|big_dripleaf|small_dripleaf|spore_blossom)$/, 60],
  [/^(mud|mangrove_roots|mangrove_propagule|mycelium|podzol|pink_petals|packed_ice|ice|blue_ice)$/, 50],
  [/^(gold_ore|redstone_ore|lapis_ore)$/, 60],
  [/^deepslate_(gold|redstone|lapis)_ore$/, 70],
  [/^(deepslate_)?diamond_ore$/, 110],
  [/^(obsidian|magma_block|smooth_basalt|calcite)$/, 60],
  [/^(deepslate_)?emerald_ore$/, 400],
  [/^(amethyst_cluster|cobweb|mossy_cobblestone|red_sandstone|.*mushroom_block|mushroom_stem)$/, 90],
  [/^((white|orange|yellow|brown|red|light_gray)_terracotta)$/, 90],
  [/coral|^(sea_pickle|prismarine.*|dark_prismarine|sponge|wet_sponge|bee_nest|turtle_egg)/, 200],
  [/^(netherrack|soul_sand|soul_soil|basalt|blackstone|crimson_.*|warped_.*|nether_quartz_ore)$/, 300],
  [/^(nether_gold_ore|glowstone|shroomlight|nether_wart|nether_wart_block|nether_bricks)$/, 320],
  [/^(weeping_vines.*|twisting_vines.*|nether_sprouts|gilded_blackstone|crying_obsidian)$/, 350],
  [/^ancient_debris$/, 700],
  [/^(sculk.*|resin_clump|pale_moss_.*|pale_hanging_moss|closed_eyeblossom|open_eyeblossom)$/, 300],
  [/^(end_stone|chorus_flower|chorus_plant|purpur_.*|end_rod|dragon_egg)$/, 1500],
]

/** Rough seconds to find and break a block that occurs by itself; `Infinity` for all others. */
export function blockEffort(block: string): number {
  return efforts.find(([pattern]) => pattern.test(block))?.[1] ?? Infinity
}
