// Which animals a biome has; repeat one to make it more frequent. Names before 1.18 stand beside the newer ones.
const meadow: readonly string[] = ['cow', 'cow', 'sheep', 'sheep', 'pig', 'pig', 'chicken', 'chicken']
const animals: Readonly<Record<string, readonly string[]>> = {
  plains: [...meadow, 'horse'],
  sunflower_plains: [...meadow, 'horse'],
  meadow: ['cow', 'sheep', 'sheep', 'rabbit'],
  forest: [...meadow, 'wolf'],
  flower_forest: [...meadow, 'rabbit'],
  birch_forest: meadow,
  dark_forest: meadow,
  taiga: [...meadow, 'rabbit', 'wolf', 'fox'],
  savanna: [...meadow, 'horse'],
  desert: ['rabbit'],
  jungle: ['chicken', 'pig', 'cow', 'ocelot'],
  swamp: [...meadow, 'cat'],
  cherry_grove: ['pig', 'rabbit', 'sheep'],
  windswept_hills: ['sheep', 'cow', 'pig', 'goat'],
  mountains: ['sheep', 'cow', 'pig'],
  snowy_plains: ['rabbit', 'rabbit', 'wolf'],
  snowy_tundra: ['rabbit', 'rabbit', 'wolf'],
  beach: ['turtle'],
  river: ['salmon', 'squid'],
  ocean: ['cod', 'cod', 'squid'],
}

/** The animals that live in a biome, frequent ones more than once; empty for biomes without. */
export function animalsOf(biome: string): readonly string[] {
  return animals[biome] ?? []
}

/** The names of all biomes with animals. */
export function populatedBiomes(): readonly string[] {
  return Object.keys(animals)
}
