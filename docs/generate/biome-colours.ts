/**
 * Colour of each biome on the map. They are those of Amidst, so that its maps of vanilla can be laid beside ours:
 * https://github.com/toolbox4minecraft/amidst/wiki/Biome-Color-Table
 */
const colours: Readonly<Record<string, string>> = {
  beach: '#fade55',
  birch_forest: '#307444',
  // Amidst ended before this biome came.
  cherry_grove: '#ff91c8',
  dark_forest: '#40511a',
  desert: '#fa9418',
  forest: '#056621',
  jungle: '#537b09',
  ocean: '#000070',
  plains: '#8db360',
  river: '#0000ff',
  savanna: '#bdb25f',
  snowy_plains: '#ffffff',
  swamp: '#07f9b2',
  taiga: '#0b6659',
  windswept_hills: '#606060',
}

/** The colour of a biome as `#rrggbb`; throws for one that has none yet. */
export function colourOfBiome(biome: string): string {
  const colour = colours[biome]
  if (colour === undefined)
    throw new Error(`The biome ${biome} has no colour; add one to docs/generate/biome-colours.ts.`)
  return colour
}
