/**
 * Gives the ticks for which an item burns in a furnace, 0 if it is no fuel; smokers and blast furnaces burn it in half
 * the time.
 * minecraft-data has no fuel values; source: https://minecraft.wiki/w/Smelting#Fuel
 */
export function fuelTicks(itemName: string): number {
  const ticks = exact[itemName]
  if (ticks !== undefined) return ticks
  if (notWood.test(itemName)) return 0
  return patterns.find(([pattern]) => pattern.test(itemName))?.[1] ?? 0
}

const exact: Readonly<Record<string, number>> = {
  lava_bucket: 20_000,
  coal_block: 16_000,
  dried_kelp_block: 4001,
  blaze_rod: 2400,
  coal: 1600,
  charcoal: 1600,
  crafting_table: 300,
  cartography_table: 300,
  fletching_table: 300,
  smithing_table: 300,
  loom: 300,
  bookshelf: 300,
  chiseled_bookshelf: 300,
  lectern: 300,
  composter: 300,
  chest: 300,
  trapped_chest: 300,
  barrel: 300,
  daylight_detector: 300,
  jukebox: 300,
  note_block: 300,
  mangrove_roots: 300,
  bamboo_block: 300,
  stripped_bamboo_block: 300,
  bamboo_mosaic: 300,
  ladder: 300,
  bow: 300,
  crossbow: 300,
  fishing_rod: 300,
  stick: 100,
  bowl: 100,
  dead_bush: 100,
  azalea: 100,
  flowering_azalea: 100,
  mangrove_propagule: 100,
  bamboo: 50,
  scaffolding: 50,
}

const wood = '(oak|spruce|birch|jungle|acacia|dark_oak|pale_oak|mangrove|cherry|bamboo|bamboo_mosaic)'

// The woods of the Nether do not burn.
const notWood = /crimson|warped/

const patterns: readonly (readonly [RegExp, number])[] = [
  [/_(boat|raft)$/, 1200],
  [new RegExp(`^(stripped_)?${wood}_(log|wood)$`), 300],
  [new RegExp(`^${wood}_(planks|stairs|fence|fence_gate|trapdoor|pressure_plate)$`), 300],
  [/_banner$/, 300],
  [/_hanging_sign$/, 800],
  [new RegExp(`^${wood}_(sign|door)$`), 200],
  [/^wooden_(pickaxe|axe|shovel|hoe|sword)$/, 200],
  [new RegExp(`^${wood}_slab$`), 150],
  [new RegExp(`^${wood}_(button|sapling)$`), 100],
  [/_wool$/, 100],
  [/_carpet$/, 67],
]
