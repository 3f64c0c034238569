import type { Dimension } from '../../registry/dimension.ts'
import { fortressNear } from './raise-fortress.ts'
import { nearestStronghold } from './stronghold-places.ts'
import type { Tower } from './raise-tower.ts'
import { bastionNear, builtCityNear, type TopAt } from './tower-places.ts'

interface Ground {
  readonly x: number
  readonly z: number
}

/** Finder of a structure whose place follows from the seed alone. */
export interface FarStructure {
  readonly dimension: Dimension
  /** The nearest one; `topAt` tells the height of the ground of its dimension, without which some are not built. */
  readonly near: (seed: number, from: Ground, topAt: TopAt) => (Ground & { readonly y: number }) | undefined
}

const squareBlocks = 256
// The outer islands begin four squares from the middle.
const mostRings = 12

/** Structures of the depths and of other dimensions by the names that `/locate` has for them. */
export const farStructures: Readonly<Record<string, FarStructure>> = {
  stronghold: { dimension: 'overworld', near: nearestStronghold },
  fortress: { dimension: 'the_nether', near: fortressNear },
  bastion_remnant: { dimension: 'the_nether', near: bastionNear },
  end_city: { dimension: 'the_end', near: nearestCity },
}

// Most squares have none: they lie on the inner island, or there is no ground under their tower.
function nearestCity(
  seed: number,
  { x, z }: Ground,
  topAt: TopAt,
): (Ground & { readonly y: number }) | undefined {
  const cityAt = (dx: number, dz: number): Tower | undefined =>
    builtCityNear(seed, { place: { x: x + dx * squareBlocks, z: z + dz * squareBlocks }, topAt })
  const distance = (city: Ground): number => Math.hypot(city.x - x, city.z - z)
  let nearest: Tower | undefined
  for (let ring = 0; ring <= mostRings; ring += 1) {
    // No place of this ring is nearer.
    if (nearest && distance(nearest) <= (ring - 1) * squareBlocks) break
    const sides = Array.from({ length: 2 * ring + 1 }, (_, index) => index - ring)
    for (const dx of sides)
      for (const dz of sides) {
        if (Math.max(Math.abs(dx), Math.abs(dz)) < ring) continue
        const city = cityAt(dx, dz)
        if (city && (!nearest || distance(city) < distance(nearest))) nearest = city
      }
  }
  return nearest
}
