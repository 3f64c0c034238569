import type { RandomSource } from '../context/random-source.ts'

// How often each monster appears among all, as in vanilla's overworld.
const weights: readonly (readonly [string, number])[] = [
  ['spider', 100],
  ['zombie', 100],
  ['skeleton', 100],
  ['creeper', 100],
  ['enderman', 10],
  ['witch', 5],
]

const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
const swampSlimeShare = 0.25
const piglinShare = 0.13
const snowy = new Set(['snowy_plains', 'snowy_tundra', 'ice_spikes', 'frozen_river', 'frozen_ocean'])

/** Draws a monster that fits a biome. */
export function drawMonster(random: RandomSource, biome: string): string {
  if (biome.includes('swamp') && random() < swampSlimeShare) return 'slime'
  if (biome === 'nether_wastes') return random() < piglinShare ? 'piglin' : 'zombified_piglin'
  if (/^the_end$|^end_|_end_/.test(biome)) return 'enderman'
  let roll = random() * total
  for (const [name, weight] of weights) {
    roll -= weight
    if (roll < 0) return variantOf(name, biome)
  }
  return 'zombie'
}

function variantOf(name: string, biome: string): string {
  if (name === 'zombie' && biome === 'desert') return 'husk'
  return name === 'skeleton' && snowy.has(biome) ? 'stray' : name
}
