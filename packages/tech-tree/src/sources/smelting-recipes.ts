/**
 * Result of smelting an item in a furnace, by item name.
 *
 * `minecraft-data` holds no smelting recipes; these are the vanilla data pack's, from 1.16 to 1.21.
 * Names that a version lacks are dropped when the tree is built.
 */
export const smeltingRecipes: Readonly<Record<string, string>> = {
  raw_iron: 'iron_ingot',
  raw_gold: 'gold_ingot',
  raw_copper: 'copper_ingot',
  iron_ore: 'iron_ingot',
  gold_ore: 'gold_ingot',
  copper_ore: 'copper_ingot',
  deepslate_iron_ore: 'iron_ingot',
  deepslate_gold_ore: 'gold_ingot',
  deepslate_copper_ore: 'copper_ingot',
  nether_gold_ore: 'gold_ingot',
  coal_ore: 'coal',
  deepslate_coal_ore: 'coal',
  diamond_ore: 'diamond',
  deepslate_diamond_ore: 'diamond',
  emerald_ore: 'emerald',
  deepslate_emerald_ore: 'emerald',
  lapis_ore: 'lapis_lazuli',
  deepslate_lapis_ore: 'lapis_lazuli',
  redstone_ore: 'redstone',
  deepslate_redstone_ore: 'redstone',
  nether_quartz_ore: 'quartz',
  ancient_debris: 'netherite_scrap',
  sand: 'glass',
  red_sand: 'glass',
  cobblestone: 'stone',
  stone: 'smooth_stone',
  cobbled_deepslate: 'deepslate',
  sandstone: 'smooth_sandstone',
  red_sandstone: 'smooth_red_sandstone',
  quartz_block: 'smooth_quartz',
  basalt: 'smooth_basalt',
  clay_ball: 'brick',
  clay: 'terracotta',
  netherrack: 'nether_brick',
  nether_bricks: 'cracked_nether_bricks',
  stone_bricks: 'cracked_stone_bricks',
  deepslate_bricks: 'cracked_deepslate_bricks',
  deepslate_tiles: 'cracked_deepslate_tiles',
  polished_blackstone_bricks: 'cracked_polished_blackstone_bricks',
  cactus: 'green_dye',
  sea_pickle: 'lime_dye',
  wet_sponge: 'sponge',
  chorus_fruit: 'popped_chorus_fruit',
  resin_clump: 'resin_brick',
  kelp: 'dried_kelp',
  beef: 'cooked_beef',
  porkchop: 'cooked_porkchop',
  chicken: 'cooked_chicken',
  mutton: 'cooked_mutton',
  rabbit: 'cooked_rabbit',
  cod: 'cooked_cod',
  salmon: 'cooked_salmon',
  potato: 'baked_potato',
}

/** Kinds of smelting that hold for a whole group of names. */
export const smeltingPatterns: readonly {
  readonly input: RegExp
  readonly output: (input: string) => string
}[] = [
  { input: /^(?!crimson|warped|stripped_crimson|stripped_warped).*_(log|wood)$/, output: () => 'charcoal' },
  {
    input: /^(?!.*glazed).+_terracotta$/,
    output: (input) => input.replace('_terracotta', '_glazed_terracotta'),
  },
]
