import type { Position } from './position.ts'

/** Sort of a remembered place. */
export type PlaceKind =
  | 'block'
  | 'biome'
  | 'structure'
  | 'chest'
  | 'station'
  | 'bed'
  | 'portal'
  | 'villager'
  | 'creature'
  | 'death'
  /** Named by a program. */
  | 'waypoint'

/** Something worth coming back to, where it was seen last: plain data. */
export interface Place {
  readonly kind: PlaceKind
  /** Name of the block, biome, structure or creature; `death` for the spot of a death. */
  readonly name: string
  readonly position: Position
  /** Such as `overworld` or `the_nether`. */
  readonly dimension: string
  /** Age of the world when it was seen last, in ticks. */
  readonly seenAtTick: number
  /** Items that lie there or that a chest holds; absent when nobody knows. */
  readonly contents?: Readonly<Record<string, number>>
  /** Age of the world from which on what lies there is gone, in ticks; absent for what stays. */
  readonly untilTick?: number
  /** Other end of a portal; absent until the agent has come through. */
  readonly leadsTo?: { readonly dimension: string; readonly position: Position }
}

/** A place as it is remembered now. */
export interface KnownPlace extends Place {
  /** Ticks since it was seen. */
  readonly ageTicks: number
  /** Straight line from the agent; absent for another dimension. */
  readonly distanceBlocks?: number
}

/** Ticks that things lie with somebody near before they vanish: https://minecraft.wiki/w/Item_(entity)#Despawning */
export const lyingTicks = 6000

/** Blocks beyond which a server surely lets the land rest, and nothing there grows old: ten chunks and two, its usual view. */
export const restingBlocks = 192

/** Most places an agent remembers; stores may refuse more. */
export const mostPlaces = 160

/** Keeps the places of one world between processes. */
export interface PlaceStore {
  /** Places as they were saved last; empty when nothing was. */
  load(): Promise<readonly Place[]>
  /** Replaces all places; kept when it resolves, or with the record of the step where the store belongs to a home. */
  save(places: readonly Place[]): Promise<void>
}

/** Places as stores keep them: without what depends on the moment. */
export function storedPlaces(places: readonly KnownPlace[]): readonly Place[] {
  return places.map(({ ageTicks: _age, distanceBlocks: _distance, ...place }) => place)
}
