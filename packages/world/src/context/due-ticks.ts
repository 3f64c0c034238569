import { dueShape } from './kept-shapes.ts'
import { keptState, type KeptState } from './kept-state.ts'
import { parsePlaceKey, placeKey, type Place } from './position.ts'

/** Places at which something happens at a tick, kept with the world. */
export interface DueTicks {
  has(place: Place): boolean
  /** Sets the tick of a place; one that was set before is replaced. */
  set(place: Place, tick: number): void
  delete(place: Place): void
  /** Takes out one after the other the places whose tick has come, in the order in which they were set. */
  take(now: number): Iterable<Place>
  /** Places whose tick has come, which stay in; whoever is done with one sets it anew. */
  come(now: number): Iterable<Place>
  readonly kept: KeptState
}

/** Makes an agenda of places without an entry. */
export function createDueTicks(): DueTicks {
  const due = new Map<string, { readonly place: Place; readonly tick: number }>()
  function* come(now: number): Generator<Place> {
    for (const { place, tick } of due.values()) if (tick <= now) yield place
  }
  return {
    has: (place) => due.has(placeKey(place)),
    set: ({ x, y, z, dimension }, tick) => {
      const place = { x, y, z, dimension }
      due.set(placeKey(place), { place, tick })
    },
    delete: (place) => void due.delete(placeKey(place)),
    *take(now) {
      for (const place of come(now)) {
        due.delete(placeKey(place))
        yield place
      }
    },
    come,
    kept: keptState({
      schema: dueShape,
      save: () => [...due].map(([key, { tick }]) => [key, tick] as const),
      load(_world, kept) {
        due.clear()
        for (const [key, tick] of kept) due.set(key, { place: parsePlaceKey(key), tick })
      },
    }),
  }
}
