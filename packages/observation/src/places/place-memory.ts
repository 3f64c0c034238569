import { distanceBetween, mostPlaces, type Place, type PlaceKind } from '@voyager-mc/core'

/** Memory of places: bounded, and corrected by whoever looks again. */
export interface PlaceMemory {
  /** Adds a place that is seen now, or refreshes the one it is. */
  note(place: Place): void
  /** Drops the places that turned out to be gone. */
  forget(isGone: (place: Place) => boolean): void
  list(): readonly Place[]
}

interface KindRule {
  /** Places of one name at most, in one dimension. */
  readonly most: number
  /** Sightings of one name so close together are one place, in blocks; 0 keeps every cell apart. */
  readonly spacingBlocks: number
  /** Whether a newer sighting moves the place, as with what walks. */
  readonly moves?: true
}

const rules: Readonly<Record<PlaceKind, KindRule>> = {
  block: { most: 4, spacingBlocks: 16 },
  biome: { most: 2, spacingBlocks: 64 },
  structure: { most: 4, spacingBlocks: 64 },
  chest: { most: 24, spacingBlocks: 0 },
  station: { most: 4, spacingBlocks: 0 },
  bed: { most: 2, spacingBlocks: 2 },
  portal: { most: 4, spacingBlocks: 6 },
  villager: { most: 4, spacingBlocks: 24, moves: true },
  creature: { most: 2, spacingBlocks: 24, moves: true },
  death: { most: 2, spacingBlocks: 0 },
  // A name is one place, the one it was given last.
  waypoint: { most: 1, spacingBlocks: Infinity, moves: true },
}

/** A memory that starts with what is known already. */
export function createPlaceMemory(known: readonly Place[] = []): PlaceMemory {
  let places: Place[] = []
  const note = (seen: Place): void => {
    const rule = rules[seen.kind]
    const twin = places.findIndex((place) => isSameThing(place, seen, rule))
    const before = places[twin]
    if (before !== undefined) places[twin] = merged(before, seen, rule)
    else places.push(seen)
    places = bounded(places, seen, rule)
  }
  for (const place of known.slice(0, mostPlaces)) note(place)
  return {
    note,
    forget(isGone) {
      places = places.filter((place) => !isGone(place))
    },
    list: () => [...places],
  }
}

function isSameThing(place: Place, seen: Place, { spacingBlocks }: KindRule): boolean {
  return isSibling(place, seen) && distanceBetween(place.position, seen.position) <= spacingBlocks
}

function isSibling(place: Place, seen: Place): boolean {
  return place.kind === seen.kind && place.name === seen.name && place.dimension === seen.dimension
}

/** The place with what is newer; what only one of the two knows stays. */
function merged(before: Place, seen: Place, { moves }: KindRule): Place {
  if (seen.seenAtTick < before.seenAtTick) return before
  return { ...before, ...seen, position: moves ? seen.position : before.position }
}

/** The places within both limits: of what there is too much of, the one seen longest ago goes. */
function bounded(places: Place[], seen: Place, { most }: KindRule): Place[] {
  const siblings = places.filter((place) => isSibling(place, seen))
  const kept = siblings.length > most ? without(places, oldest(siblings)) : places
  return kept.length > mostPlaces ? without(kept, oldest(mostNumerous(kept))) : kept
}

function mostNumerous(places: readonly Place[]): readonly Place[] {
  const groups = new Map<string, Place[]>()
  for (const place of places) {
    const key = `${place.kind} ${place.dimension}`
    groups.set(key, [...(groups.get(key) ?? []), place])
  }
  return [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), [])
}

function oldest(places: readonly Place[]): Place | undefined {
  return places.reduce<Place | undefined>(
    (least, place) => (least === undefined || place.seenAtTick < least.seenAtTick ? place : least),
    undefined,
  )
}

function without(places: readonly Place[], gone: Place | undefined): Place[] {
  return places.filter((place) => place !== gone)
}
