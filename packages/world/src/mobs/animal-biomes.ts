// Which animals a biome has; repeat one to make it more frequent. Names before 1.18 stand beside the newer ones.
const meadow: readonly string[] = ['cow', 'cow', 'sheep', 'sheep', 'pig', 'pig', 'chicken', 'chicken']
const animals: Readonly<Record<string, readonly string[]>> = {
  plains: [...meadow, 'horse', ...meadow, 'horse', 'donkey'],
  sunflower_plains: [...meadow, 'horse', ...meadow, 'horse', 'donkey'],
  meadow: ['cow', 'sheep', 'sheep', 'rabbit'],
  forest: [...meadow, 'wolf'],
  flower_forest: [...meadow, 'rabbit'],
  birch_forest: meadow,
  dark_forest: meadow,
  taiga: [...meadow, 'rabbit', 'wolf', 'fox'],
  savanna: [...meadow, ...meadow, 'horse', 'donkey'],
  desert: ['rabbit'],
  jungle: ['chicken', 'chicken', 'pig', 'pig', 'cow', 'cow', 'parrot', 'parrot', 'ocelot'],
  swamp: [...meadow, 'cat'],
  cherry_grove: ['pig', 'rabbit', 'sheep'],
  windswept_hills: ['sheep', 'cow', 'pig', 'goat'],
  mountains: ['sheep', 'cow', 'pig'],
  snowy_plains: ['rabbit', 'rabbit', 'wolf'],
  snowy_tundra: ['rabbit', 'rabbit', 'wolf'],
  beach: ['turtle'],
  river: ['salmon', 'squid'],
  ocean: ['cod', 'cod', 'squid'],
  // https://minecraft.wiki/w/Lukewarm_Ocean#Mobs; this world has no ocean of that name, but warm shores.
  lukewarm_ocean: ['tropical_fish', 'tropical_fish', 'cod', 'pufferfish', 'squid', 'dolphin'],
  lush_caves: ['axolotl'],
  ...Object.fromEntries(
    ['nether_wastes', 'crimson_forest', 'warped_forest', 'soul_sand_valley', 'basalt_deltas'].map((biome) => [
      biome,
      ['strider'],
    ]),
  ),
}

// https://minecraft.wiki/w/Mob_spawning#Spawn_conditions (group sizes)
const usualHerd = { minimum: 2, maximum: 4 }
const herds: Readonly<Record<string, typeof usualHerd>> = {
  donkey: { minimum: 1, maximum: 3 },
  parrot: { minimum: 1, maximum: 2 },
  dolphin: { minimum: 1, maximum: 2 },
  pufferfish: { minimum: 1, maximum: 3 },
  tropical_fish: { minimum: 3, maximum: 6 },
  strider: { minimum: 1, maximum: 2 },
}

/** Fewest and most animals of a kind that come together. */
export function herdOf(name: string): { readonly minimum: number; readonly maximum: number } {
  return herds[name] ?? usualHerd
}

/** The animals that live in a biome, frequent ones more than once; empty for biomes without. */
export function animalsOf(biome: string): readonly string[] {
  return animals[biome] ?? []
}

/** The names of all biomes with animals. */
export function populatedBiomes(): readonly string[] {
  return Object.keys(animals)
}
