import type { RandomSource } from '../context/random-source.ts'

// How often each monster appears among all, as in vanilla's overworld.
const WEIGHTS: readonly (readonly [string, number])[] = [
  ['spider', 100],
  ['zombie', 100],
  ['skeleton', 100],
  ['creeper', 100],
  ['enderman', 10],
  ['witch', 5],
]

const TOTAL = WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0)
const SWAMP_SLIME_SHARE = 0.25
const PIGLIN_SHARE = 0.13
const SNOWY = new Set(['snowy_plains', 'snowy_tundra', 'ice_spikes', 'frozen_river', 'frozen_ocean'])

/** Draws a monster that fits a biome. */
export function drawMonster(random: RandomSource, biome: string): string {
  if (biome.includes('swamp') && random() < SWAMP_SLIME_SHARE) return 'slime'
  if (biome === 'nether_wastes') return random() < PIGLIN_SHARE ? 'piglin' : 'zombified_piglin'
  let roll = random() * TOTAL
  for (const [name, weight] of WEIGHTS) {
    roll -= weight
    if (roll < 0) return variantOf(name, biome)
  }
  return 'zombie'
}

function variantOf(name: string, biome: string): string {
  if (name === 'zombie' && biome === 'desert') return 'husk'
  return name === 'skeleton' && SNOWY.has(biome) ? 'stray' : name
}
