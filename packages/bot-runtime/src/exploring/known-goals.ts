import { distanceBetween, type Place, type Position } from '@voyager-mc/core'

/** Names that are looked for, and who looks from where. */
export interface KnownGoalsOptions {
  /** Blocks, creatures, biomes or structures; an empty list names none. */
  readonly names: readonly string[]
  readonly from: Position
  readonly dimension: string
  /** Farthest worth a walk, in blocks. */
  readonly reachBlocks: number
}

/** Places walked to at most before new land is looked at. */
const mostGoals = 4

/** Remembered places of what is looked for, nearest first. */
export function knownGoals(
  places: readonly Place[],
  { names, from, dimension, reachBlocks }: KnownGoalsOptions,
): readonly Position[] {
  return places
    .filter((place) => place.dimension === dimension && names.includes(place.name))
    .map(({ position }) => ({ position, distance: distanceBetween(position, from) }))
    .filter(({ distance }) => distance <= reachBlocks)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostGoals)
    .map(({ position }) => position)
}
