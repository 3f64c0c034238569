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
  const due = new Map<string, number>()
  function* come(now: number): Generator<Place> {
    for (const [key, tick] of due) if (tick <= now) yield parsePlaceKey(key)
  }
  return {
    has: (place) => due.has(placeKey(place)),
    set: (place, tick) => void due.set(placeKey(place), tick),
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
      save: () => [...due],
      load(_world, kept) {
        due.clear()
        for (const [key, tick] of kept) due.set(key, tick)
      },
    }),
  }
}
