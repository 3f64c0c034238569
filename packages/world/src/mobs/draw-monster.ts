import type { RandomSource } from '../context/random-source.ts'

type Weights = readonly (readonly [name: string, weight: number])[]

// How often each monster appears among all, as in vanilla's overworld.
const weights: Weights = [
  ['spider', 100],
  ['zombie', 100],
  ['skeleton', 100],
  ['creeper', 100],
  ['enderman', 10],
  ['witch', 5],
]

const swampSlimeShare = 0.25

// https://minecraft.wiki/w/Nether_Wastes#Mobs and https://minecraft.wiki/w/Nether_Fortress#Mobs
const netherWeights: Weights = [
  ['zombified_piglin', 100],
  ['ghast', 50],
  ['piglin', 15],
  ['magma_cube', 2],
  ['enderman', 1],
]
// https://minecraft.wiki/w/Crimson_Forest#Mobs
const crimsonWeights: Weights = [
  ['hoglin', 9],
  ['piglin', 5],
  ['zombified_piglin', 1],
]
// https://minecraft.wiki/w/Soul_Sand_Valley#Mobs
const valleyWeights: Weights = [
  ['ghast', 50],
  ['skeleton', 20],
  ['enderman', 1],
]
// Biomes of the Nether; https://minecraft.wiki/w/Warped_Forest#Mobs
const netherBiomes: ReadonlyMap<string, Weights> = new Map([
  ['nether_wastes', netherWeights],
  ['warped_forest', [['enderman', 1]]],
  ['crimson_forest', crimsonWeights],
  ['soul_sand_valley', valleyWeights],
])
const fortressWeights: Weights = [
  ['blaze', 10],
  ['wither_skeleton', 8],
  ['zombified_piglin', 5],
  ['magma_cube', 3],
  ['skeleton', 2],
]
// https://minecraft.wiki/w/Bastion_Remnant#Mobs; there they live from the beginning.
const bastionWeights: Weights = [
  ['piglin', 10],
  ['hoglin', 4],
  ['piglin_brute', 1],
]

/** Surroundings of the place that a monster is drawn for. */
export type MonsterHome = 'fortress' | 'bastion'

const snowy = new Set(['snowy_plains', 'snowy_tundra', 'ice_spikes', 'frozen_river', 'frozen_ocean'])

/** Draws a monster that fits a biome. */
export function drawMonster(
  random: RandomSource,
  biome: string,
  { home }: { readonly home?: MonsterHome | undefined } = {},
): string {
  if (biome.includes('swamp') && random() < swampSlimeShare) return 'slime'
  const wild = netherBiomes.get(biome)
  if (wild) return drawFrom(random, home ? homeWeights[home] : wild)
  if (/^the_end$|^end_|_end_/.test(biome)) return 'enderman'
  return variantOf(drawFrom(random, weights), biome)
}

// https://minecraft.wiki/w/Drowned#Spawning: one try in 15 in rivers, in 40 in oceans, where most of the water is.
const drownedShare: Readonly<Record<string, number>> = { river: 1 / 15, ocean: 1 / 40 }

/** Draws a monster that comes in the dark water of a biome; absent when none does, as in most tries. */
export function drawDiver(random: RandomSource, biome: string): string | undefined {
  const share = drownedShare[biome]
  return share !== undefined && random() < share ? 'drowned' : undefined
}

const homeWeights: Readonly<Record<MonsterHome, Weights>> = {
  fortress: fortressWeights,
  bastion: bastionWeights,
}

function drawFrom(random: RandomSource, table: Weights): string {
  let roll = random() * table.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of table) {
    roll -= weight
    if (roll < 0) return name
  }
  return table[0]?.[0] ?? 'zombie'
}

function variantOf(name: string, biome: string): string {
  if (name === 'zombie' && biome === 'desert') return 'husk'
  return name === 'skeleton' && snowy.has(biome) ? 'stray' : name
}
