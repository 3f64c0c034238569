/** The biomes of this generator, by their names from 1.18 on. */
export type BiomeKind =
  | 'plains'
  | 'forest'
  | 'birch_forest'
  | 'dark_forest'
  | 'taiga'
  | 'savanna'
  | 'desert'
  | 'jungle'
  | 'swamp'
  | 'cherry_grove'
  | 'windswept_hills'
  | 'snowy_plains'
  | 'beach'
  | 'river'
  | 'ocean'

/** The kinds of tree. */
export type TreeKind = 'oak' | 'birch' | 'spruce' | 'jungle' | 'acacia' | 'dark_oak' | 'mangrove' | 'cherry'

/** Look of one biome. */
export interface BiomeTraits {
  /** The ground's mean height above the sea, in blocks. */
  readonly base: number
  /** Blocks by which hills rise and fall around it. */
  readonly roll: number
  /** Expected trees per chunk. */
  readonly trees: number
  /** The kinds of tree, drawn evenly; repeat one to make it more frequent. */
  readonly kinds: readonly TreeKind[]
  /** The share of grass blocks under grass or fern. */
  readonly grass: number
  /** The share under flowers. */
  readonly flowers: number
  readonly isCold?: boolean
}

/** The looks of every biome. */
export const biomeTraits: Readonly<Record<BiomeKind, BiomeTraits>> = {
  plains: { base: 5, roll: 3, trees: 0.8, kinds: ['oak'], grass: 0.18, flowers: 0.02 },
  forest: { base: 7, roll: 6, trees: 7, kinds: ['oak', 'oak', 'birch'], grass: 0.07, flowers: 0.012 },
  birch_forest: { base: 7, roll: 6, trees: 7, kinds: ['birch'], grass: 0.07, flowers: 0.012 },
  dark_forest: {
    base: 7,
    roll: 5,
    trees: 9,
    kinds: ['dark_oak', 'dark_oak', 'oak'],
    grass: 0.05,
    flowers: 0.004,
  },
  taiga: { base: 9, roll: 7, trees: 7, kinds: ['spruce'], grass: 0.09, flowers: 0.004 },
  savanna: { base: 6, roll: 3, trees: 1.4, kinds: ['acacia', 'acacia', 'oak'], grass: 0.2, flowers: 0.004 },
  desert: { base: 5, roll: 5, trees: 0, kinds: [], grass: 0, flowers: 0 },
  jungle: { base: 7, roll: 7, trees: 9, kinds: ['jungle', 'jungle', 'oak'], grass: 0.2, flowers: 0.006 },
  swamp: { base: 0.1, roll: 2.2, trees: 3.5, kinds: ['mangrove', 'oak'], grass: 0.08, flowers: 0.008 },
  cherry_grove: { base: 16, roll: 6, trees: 2.6, kinds: ['cherry'], grass: 0.12, flowers: 0.03 },
  windswept_hills: { base: 40, roll: 13, trees: 1, kinds: ['spruce', 'oak'], grass: 0.05, flowers: 0.004 },
  snowy_plains: { base: 5, roll: 4, trees: 0.7, kinds: ['spruce'], grass: 0.03, flowers: 0, isCold: true },
  beach: { base: 1, roll: 1, trees: 0, kinds: [], grass: 0, flowers: 0 },
  river: { base: -4, roll: 1, trees: 0, kinds: [], grass: 0, flowers: 0 },
  ocean: { base: -22, roll: 7, trees: 0, kinds: [], grass: 0, flowers: 0 },
}

// Names before 1.18: https://minecraft.wiki/w/Biome/Before_1.18
const oldNames: Readonly<Partial<Record<BiomeKind, string>>> = {
  windswept_hills: 'mountains',
  snowy_plains: 'snowy_tundra',
}

/** The names a biome goes by, the newest first. */
export function biomeNames(kind: BiomeKind): readonly string[] {
  const old = oldNames[kind]
  return old === undefined ? [kind] : [kind, old]
}
