/** The blocks that smelt. */
export type SmeltingKind = 'furnace' | 'smoker' | 'blast_furnace' | 'campfire'

/**
 * The item that smelting one of these makes, `undefined` if that block cannot smelt it.
 * The same table serves every version: a result that the version does not have is the caller's to refuse.
 * minecraft-data has no smelting recipes; source: https://minecraft.wiki/w/Smelting#Recipes
 */
export function smeltingResult(itemName: string, kind: SmeltingKind = 'furnace'): string | undefined {
  const food = foods[itemName]
  if (kind === 'smoker' || kind === 'campfire') return food
  const metal = metals[itemName] ?? nuggetOf(itemName)
  if (kind === 'blast_furnace') return metal
  return food ?? metal ?? others[itemName] ?? charcoalOf(itemName) ?? glazedOf(itemName)
}

const foods: Readonly<Record<string, string>> = {
  beef: 'cooked_beef',
  porkchop: 'cooked_porkchop',
  chicken: 'cooked_chicken',
  mutton: 'cooked_mutton',
  rabbit: 'cooked_rabbit',
  cod: 'cooked_cod',
  salmon: 'cooked_salmon',
  potato: 'baked_potato',
  kelp: 'dried_kelp',
}

const metals: Readonly<Record<string, string>> = {
  raw_iron: 'iron_ingot',
  iron_ore: 'iron_ingot',
  deepslate_iron_ore: 'iron_ingot',
  raw_gold: 'gold_ingot',
  gold_ore: 'gold_ingot',
  deepslate_gold_ore: 'gold_ingot',
  nether_gold_ore: 'gold_ingot',
  raw_copper: 'copper_ingot',
  copper_ore: 'copper_ingot',
  deepslate_copper_ore: 'copper_ingot',
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
}

const others: Readonly<Record<string, string>> = {
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
  polished_blackstone_bricks: 'cracked_polished_blackstone_bricks',
  deepslate_bricks: 'cracked_deepslate_bricks',
  deepslate_tiles: 'cracked_deepslate_tiles',
  cactus: 'green_dye',
  sea_pickle: 'lime_dye',
  wet_sponge: 'sponge',
  chorus_fruit: 'popped_chorus_fruit',
  resin_clump: 'resin_brick',
}

function charcoalOf(itemName: string): string | undefined {
  if (/crimson|warped|bamboo/.test(itemName)) return undefined
  return /_(log|wood)$/.test(itemName) ? 'charcoal' : undefined
}

function glazedOf(itemName: string): string | undefined {
  if (!itemName.endsWith('_terracotta') || itemName.includes('glazed')) return undefined
  return itemName.replace('_terracotta', '_glazed_terracotta')
}

function nuggetOf(itemName: string): string | undefined {
  const match =
    /^(iron|chainmail|golden)_(pickaxe|axe|shovel|hoe|sword|helmet|chestplate|leggings|boots|horse_armor)$/.exec(
      itemName,
    )
  if (!match) return undefined
  return match[1] === 'golden' ? 'gold_nugget' : 'iron_nugget'
}
