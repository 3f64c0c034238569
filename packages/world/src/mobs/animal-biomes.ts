// Which animals a biome has; repeat one to make it more frequent. Names before 1.18 stand beside the newer ones.
const MEADOW: readonly string[] = ['cow', 'cow', 'sheep', 'sheep', 'pig', 'pig', 'chicken', 'chicken']
const ANIMALS: Readonly<Record<string, readonly string[]>> = {
  plains: [...MEADOW, 'horse'],
  sunflower_plains: [...MEADOW, 'horse'],
  meadow: ['cow', 'sheep', 'sheep', 'rabbit'],
  forest: [...MEADOW, 'wolf'],
  flower_forest: [...MEADOW, 'rabbit'],
  birch_forest: MEADOW,
  dark_forest: MEADOW,
  taiga: [...MEADOW, 'rabbit', 'wolf', 'fox'],
  savanna: [...MEADOW, 'horse'],
  desert: ['rabbit'],
  jungle: ['chicken', 'pig', 'cow', 'ocelot'],
  swamp: [...MEADOW, 'cat'],
  cherry_grove: ['pig', 'rabbit', 'sheep'],
  windswept_hills: ['sheep', 'cow', 'pig', 'goat'],
  mountains: ['sheep', 'cow', 'pig'],
  snowy_plains: ['rabbit', 'rabbit', 'wolf'],
  snowy_tundra: ['rabbit', 'rabbit', 'wolf'],
  river: ['salmon', 'squid'],
  ocean: ['cod', 'cod', 'squid'],
}

/** The animals that live in a biome, frequent ones more than once; empty for biomes without. */
export function animalsOf(biome: string): readonly string[] {
  return ANIMALS[biome] ?? []
}

/** The names of all biomes with animals. */
export function populatedBiomes(): readonly string[] {
  return Object.keys(ANIMALS)
}
