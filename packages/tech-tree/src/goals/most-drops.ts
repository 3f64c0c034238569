import type { Observation } from '@voyager-mc/core'

/** Items that one block gives at most, and how the enchantment fortune raises it: by one a level, or times one more a level. */
interface MostDrops {
  readonly block: RegExp
  readonly item: RegExp
  readonly most: number
  readonly fortune?: 'adds' | 'multiplies'
}

/** Plants that fall as a column when the lowest block is dug, the highest of them in blocks. */
const columnBlocks = 26

/** The game's loot tables; what is not listed gives one of its own kind. */
const table: readonly MostDrops[] = [
  { block: /copper_ore$/, item: /^raw_copper$/, most: 5, fortune: 'multiplies' },
  { block: /lapis_ore$/, item: /^lapis_lazuli$/, most: 9, fortune: 'multiplies' },
  { block: /^nether_gold_ore$/, item: /^gold_nugget$/, most: 6, fortune: 'multiplies' },
  { block: /redstone_ore$/, item: /^redstone$/, most: 5, fortune: 'adds' },
  { block: /_ore$/, item: /./, most: 1, fortune: 'multiplies' },
  { block: /^amethyst_cluster$/, item: /./, most: 4, fortune: 'multiplies' },
  { block: /^melon$/, item: /^melon_slice$/, most: 7, fortune: 'adds' },
  { block: /^(carrots|potatoes|nether_wart|sweet_berry_bush)$/, item: /./, most: 5, fortune: 'adds' },
  { block: /^(wheat|beetroots)$/, item: /_seeds$/, most: 4, fortune: 'adds' },
  { block: /^(wheat|beetroots)$/, item: /./, most: 1 },
  {
    block: /^(sugar_cane|cactus|bamboo|kelp|kelp_plant|chorus_.*|scaffolding|.*vines.*|pointed_dripstone)$/,
    item: /./,
    most: columnBlocks,
  },
  { block: /^ender_chest$/, item: /^obsidian$/, most: 8 },
  { block: /^snow$/, item: /./, most: 8 },
  { block: /^(stone|deepslate|grass_block|mycelium|podzol|farmland|dirt_path|gravel)$/, item: /./, most: 1 },
  { block: /(_leaves|grass|fern)$/, item: /./, most: Infinity },
]

/** Pieces in which other blocks break, such as clay and glowstone. */
const pieces = 4

/** Items that one block gives at most to somebody whose tools bear a level of fortune; decaying leaves give without end. */
export function mostDrops(
  block: string,
  { items, fortune }: { readonly items: readonly string[]; readonly fortune: number },
): number {
  return Math.max(
    ...items.map((item) => {
      const row = table.find((entry) => entry.block.test(block) && entry.item.test(item))
      if (row === undefined) return item === block ? 1 : pieces
      if (row.fortune === 'multiplies') return row.most * (1 + fortune)
      return row.fortune === 'adds' ? row.most + fortune : row.most
    }),
  )
}

/** Highest level of fortune on anything carried. */
export function fortuneOf(...seen: readonly Observation[]): number {
  return highestLevel('fortune', seen)
}

/** Highest level of an enchantment on anything carried. */
export function highestLevel(enchantment: string, seen: readonly Observation[]): number {
  const levels = seen.flatMap(({ specialItems = [] }) =>
    specialItems.map(({ enchantments }) => enchantments?.[enchantment] ?? 0),
  )
  return Math.max(0, ...levels)
}
