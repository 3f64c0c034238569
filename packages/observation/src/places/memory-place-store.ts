import { mostPlaces, type PlaceStore } from '@voyager-mc/core'
import { parsePlace } from './parse-place.ts'

/** Keeps places for as long as the process lives. */
export function memoryPlaceStore(): PlaceStore {
  let kept: readonly string[] = []
  return {
    async load() {
      return kept.map((text) => parsePlace(JSON.parse(text))).filter((place) => place !== undefined)
    },
    async save(places) {
      kept = places.slice(0, mostPlaces).map((place) => JSON.stringify(place))
    },
  }
}
