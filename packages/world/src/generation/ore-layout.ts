import type { SeededRandom } from './create-random.ts'

/** One kind of vein and where it lies. */
export interface OreVein {
  /** The block, and the one that replaces it in deepslate. */
  readonly block: string
  /** Veins per chunk; a fraction is a chance. */
  readonly count: number
  /** The game's vein size: about as many blocks, fewer for small ones. */
  readonly size: number
  /** `peak` is most frequent halfway between the two heights, `even` the same everywhere. */
  readonly spread: 'even' | 'peak'
  readonly minY: number
  readonly maxY: number
  /** The share of blocks next to air that is left out, 0 if absent. */
  readonly hidden?: number
  /** Only under these biomes; `hills` are the windswept hills. */
  readonly only?: 'hills'
}

type Row = readonly [
  block: string,
  count: number,
  size: number,
  spread: OreVein['spread'],
  minY: number,
  maxY: number,
  hidden?: number,
]

// Java Edition 1.18 to 1.21: https://minecraft.wiki/w/Ore_(feature) and the pages of the ores
const deep: readonly Row[] = [
  ['dirt', 7, 33, 'even', 0, 160],
  ['gravel', 14, 33, 'even', -64, 320],
  ['granite', 0.17, 64, 'even', 64, 128],
  ['granite', 2, 64, 'even', 0, 60],
  ['diorite', 0.17, 64, 'even', 64, 128],
  ['diorite', 2, 64, 'even', 0, 60],
  ['andesite', 0.17, 64, 'even', 64, 128],
  ['andesite', 2, 64, 'even', 0, 60],
  ['tuff', 2, 64, 'even', -64, 0],
  ['coal_ore', 30, 17, 'even', 136, 320],
  ['coal_ore', 20, 17, 'peak', 0, 192, 0.5],
  ['iron_ore', 90, 9, 'peak', 80, 384],
  ['iron_ore', 10, 9, 'peak', -24, 56],
  ['iron_ore', 10, 4, 'even', -64, 72],
  ['copper_ore', 16, 10, 'peak', -16, 112],
  ['gold_ore', 4, 9, 'peak', -64, 32, 0.5],
  ['gold_ore', 0.5, 9, 'even', -64, -48, 0.5],
  ['redstone_ore', 4, 8, 'even', -64, 15],
  ['redstone_ore', 8, 8, 'peak', -96, -32],
  ['lapis_ore', 2, 7, 'peak', -32, 32],
  ['lapis_ore', 4, 7, 'even', -64, 64, 1],
  ['diamond_ore', 7, 4, 'peak', -144, 16, 0.5],
  ['diamond_ore', 0.11, 12, 'peak', -144, 16, 0.7],
  ['diamond_ore', 4, 8, 'peak', -144, 16, 1],
  ['emerald_ore', 100, 3, 'peak', -16, 480],
]

// Java Edition up to 1.17: https://minecraft.wiki/w/Ore_(feature)/Before_1.18
const shallow: readonly Row[] = [
  ['dirt', 10, 33, 'even', 0, 255],
  ['gravel', 8, 33, 'even', 0, 255],
  ['granite', 10, 33, 'even', 0, 79],
  ['diorite', 10, 33, 'even', 0, 79],
  ['andesite', 10, 33, 'even', 0, 79],
  ['coal_ore', 20, 17, 'even', 0, 127],
  ['iron_ore', 20, 9, 'even', 0, 63],
  ['gold_ore', 2, 9, 'even', 0, 31],
  ['redstone_ore', 8, 8, 'even', 0, 15],
  ['diamond_ore', 1, 8, 'even', 0, 15],
  ['lapis_ore', 1, 7, 'peak', 0, 32],
  ['emerald_ore', 5.5, 1, 'even', 4, 31],
]

/** The veins of a world that reaches below 0, or of one that does not. */
export function oreLayout({ isDeep }: { readonly isDeep: boolean }): readonly OreVein[] {
  return (isDeep ? deep : shallow).map(([block, count, size, spread, minY, maxY, hidden = 0]) => ({
    block,
    count,
    size,
    spread,
    minY,
    maxY,
    hidden,
    ...(block === 'emerald_ore' ? { only: 'hills' as const } : {}),
  }))
}

/** A height drawn by a vein's distribution; it may lie outside the world, where there is nothing to replace. */
export function veinHeight(
  { spread, minY, maxY }: Pick<OreVein, 'spread' | 'minY' | 'maxY'>,
  random: SeededRandom,
): number {
  if (spread === 'even') return random.between(minY, maxY)
  const half = Math.floor((maxY - minY) / 2)
  return minY + random.between(0, half) + random.between(0, maxY - minY - half)
}
