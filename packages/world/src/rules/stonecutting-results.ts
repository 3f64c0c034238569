/** Product of a stonecutter. */
export interface CutStone {
  readonly name: string
  readonly count: number
}

// Blocks that are cut from others, beside stairs, slabs and walls of each: https://minecraft.wiki/w/Stonecutter
const cutFrom: Readonly<Record<string, readonly string[]>> = {
  stone: ['stone_bricks', 'chiseled_stone_bricks'],
  stone_bricks: ['chiseled_stone_bricks'],
  granite: ['polished_granite'],
  diorite: ['polished_diorite'],
  andesite: ['polished_andesite'],
  sandstone: ['cut_sandstone', 'chiseled_sandstone'],
  red_sandstone: ['cut_red_sandstone', 'chiseled_red_sandstone'],
  quartz_block: ['chiseled_quartz_block', 'quartz_pillar', 'quartz_bricks', 'smooth_quartz'],
  purpur_block: ['purpur_pillar'],
  nether_bricks: ['chiseled_nether_bricks'],
  basalt: ['polished_basalt'],
  end_stone: ['end_stone_bricks'],
  blackstone: ['polished_blackstone', 'chiseled_polished_blackstone', 'polished_blackstone_bricks'],
  polished_blackstone: ['chiseled_polished_blackstone', 'polished_blackstone_bricks'],
  cobbled_deepslate: ['polished_deepslate', 'deepslate_bricks', 'deepslate_tiles', 'chiseled_deepslate'],
  polished_deepslate: ['deepslate_bricks', 'deepslate_tiles'],
  deepslate_bricks: ['deepslate_tiles'],
  tuff: ['polished_tuff', 'tuff_bricks', 'chiseled_tuff', 'chiseled_tuff_bricks'],
  copper_block: ['cut_copper', 'copper_grate', 'chiseled_copper'],
}

// Blocks that are cut although nothing is cut from them but stairs, slabs and walls.
const shaped: ReadonlySet<string> = new Set([
  ...Object.keys(cutFrom),
  ...Object.values(cutFrom).flat(),
  'cobblestone',
  'mossy_cobblestone',
  'mossy_stone_bricks',
  'smooth_stone',
  'smooth_sandstone',
  'smooth_red_sandstone',
  'bricks',
  'mud_bricks',
  'prismarine',
  'prismarine_bricks',
  'dark_prismarine',
  'red_nether_bricks',
])

const copperYield = 4

/**
 * The products of a stonecutter from one block, with items that the version has, sorted by name: the order of its
 * buttons. Empty for blocks that it does not cut.
 */
export function stonecuttingResults(
  block: string,
  { hasItem }: { readonly hasItem: (name: string) => boolean },
): readonly CutStone[] {
  if (!shaped.has(block) || !hasItem(block)) return []
  const products = new Map<string, number>()
  const queue = [block]
  for (const each of queue) {
    const count = each === block ? 1 : (products.get(each) ?? 1)
    for (const shape of ['stairs', 'slab', 'wall'])
      products.set(`${stemOf(each)}_${shape}`, shape === 'slab' ? count * 2 : count)
    for (const next of cutFrom[each] ?? []) {
      if (products.has(next)) continue
      products.set(next, each === 'copper_block' ? copperYield : count)
      queue.push(next)
    }
  }
  return [...products]
    .map(([name, count]) => ({ name, count }))
    .filter(({ name }) => hasItem(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

// Stairs of bricks are brick stairs.
const stemOf = (block: string): string => block.replace(/_block$/, '').replace(/(brick|tile)s$/, '$1')
