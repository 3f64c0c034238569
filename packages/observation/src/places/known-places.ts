import { distanceBetween, type KnownPlace, type Place, type Position } from '@voyager-mc/core'

/** Where and when an agent asks its memory. */
export interface Standpoint {
  readonly position: Position
  readonly dimension: string
  /** Age of the world, in ticks. */
  readonly tick: number
}

/** Places with age and distance: those of this dimension first, nearest first. */
export function knownPlaces(
  places: readonly Place[],
  { position, dimension, tick }: Standpoint,
): readonly KnownPlace[] {
  const known = places.map((place): KnownPlace => {
    const ageTicks = Math.max(0, tick - place.seenAtTick)
    if (place.dimension !== dimension) return { ...place, ageTicks }
    return { ...place, ageTicks, distanceBlocks: Math.round(distanceBetween(place.position, position)) }
  })
  return known.toSorted((a, b) => (a.distanceBlocks ?? Infinity) - (b.distanceBlocks ?? Infinity) || 0)
}
