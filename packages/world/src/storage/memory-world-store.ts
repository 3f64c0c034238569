import type { KeptColumn } from '../columns/column-edits.ts'
import { columnKey } from '../columns/column-key.ts'
import type { JsonValue } from '../context/json-value.ts'
import type { KeptWorld, WorldStore } from './world-store.ts'

/** Creates a store that keeps a world for as long as the process lives; it may begin with a world. */
export function memoryWorldStore(initial?: KeptWorld): WorldStore {
  const columns = new Map<number, KeptColumn>()
  const players = new Map<string, JsonValue>()
  const mechanics = new Map<string, JsonValue>()
  let meta: JsonValue | undefined
  const apply = (changes: KeptWorld): void => {
    const copy = structuredClone(changes)
    for (const column of copy.columns) {
      if (column.bytes) columns.set(columnKey(column), column)
      else columns.delete(columnKey(column))
    }
    for (const [name, record] of Object.entries(copy.players)) {
      if (record === null) players.delete(name)
      else players.set(name, record)
    }
    for (const [name, data] of Object.entries(copy.mechanics)) mechanics.set(name, data)
    meta = copy.meta
  }
  if (initial) apply(initial)
  return {
    place: 'memory',
    load: async () =>
      meta === undefined
        ? undefined
        : structuredClone({
            meta,
            columns: [...columns.values()],
            players: Object.fromEntries(players),
            mechanics: Object.fromEntries(mechanics),
          }),
    readColumn: async (place) => columns.get(columnKey(place))?.bytes?.slice(),
    commit: async (changes) => apply(changes),
    close: async () => undefined,
  }
}
