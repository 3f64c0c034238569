import type { Dimension } from '../../registry/dimension.ts'
import { fortressNear } from './raise-fortress.ts'
import { nearestStronghold } from './stronghold-places.ts'
import { bastionNear, endCityNear } from './tower-places.ts'

interface Ground {
  readonly x: number
  readonly z: number
}

/** Finder of a structure whose place follows from the seed alone. */
export interface FarStructure {
  readonly dimension: Dimension
  readonly near: (seed: number, from: Ground) => (Ground & { readonly y: number }) | undefined
}

const squareBlocks = 256

/** Structures of the depths and of other dimensions by the names that `/locate` has for them. */
export const farStructures: Readonly<Record<string, FarStructure>> = {
  stronghold: { dimension: 'overworld', near: nearestStronghold },
  fortress: { dimension: 'the_nether', near: fortressNear },
  bastion_remnant: { dimension: 'the_nether', near: bastionNear },
  end_city: { dimension: 'the_end', near: nearestCity },
}

// Squares on the inner island have none, so that the next ones are asked.
function nearestCity(seed: number, { x, z }: Ground): (Ground & { readonly y: number }) | undefined {
  const rings = [0, 1, 2, 3, 4, 5, 6, 7]
  const cities = rings.flatMap((ring) =>
    [-ring, 0, ring].flatMap((dx) =>
      [-ring, 0, ring].flatMap(
        (dz) => endCityNear(seed, { x: x + dx * squareBlocks, z: z + dz * squareBlocks }) ?? [],
      ),
    ),
  )
  const distance = (city: Ground): number => Math.hypot(city.x - x, city.z - z)
  return cities.toSorted((left, right) => distance(left) - distance(right))[0]
}
