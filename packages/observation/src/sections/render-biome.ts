import type { Observation } from '@voyager-mc/core'
import { quoteName } from '../text/quote-untrusted.ts'

/** Renders the biome. */
export function renderBiome({ biome }: Observation): string {
  return `Biome: ${biome === '' ? 'unknown' : quoteName(biome)}`
}

/** Renders the biome, or `underground` when nothing in sight grows or lies at the surface. */
export function renderSurroundings(observation: Observation): string {
  return isUnderground(observation) ? 'Biome: underground' : renderBiome(observation)
}

function isUnderground({ nearbyBlocks }: Observation): boolean {
  return !nearbyBlocks.some(({ name }) => /dirt|log|grass|sand|snow/.test(name))
}
