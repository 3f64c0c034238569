import type { KeptGameColumn, KeptGameWorld } from '../kept-game-world.ts'

/** A world as its changes leave it; taking one costs as much as the change, however much is kept. */
export interface KeptState {
  /** Absent before the first change. */
  readonly world: KeptGameWorld | undefined
  note(this: void, changes: KeptGameWorld): void
}

/** Begins with a world that was kept before, if there is one. */
export function createKeptState(first: KeptGameWorld | undefined): KeptState {
  const columns = new Map<string, KeptGameColumn>()
  const players = new Map<string, unknown>()
  const mechanics = new Map<string, unknown>()
  let meta: { readonly value: unknown } | undefined
  const note = (changes: KeptGameWorld): void => {
    meta = { value: changes.meta }
    for (const column of changes.columns)
      if (column.bytes === undefined) columns.delete(placeOf(column))
      else columns.set(placeOf(column), column)
    for (const [name, record] of Object.entries(changes.players))
      if (record === null) players.delete(name)
      else players.set(name, record)
    for (const [name, state] of Object.entries(changes.mechanics)) mechanics.set(name, state)
  }
  if (first !== undefined) note(first)
  return {
    note,
    get world() {
      if (meta === undefined) return undefined
      return {
        meta: meta.value,
        columns: [...columns.values()],
        players: Object.fromEntries(players),
        mechanics: Object.fromEntries(mechanics),
      }
    },
  }
}

const placeOf = ({ dimension, chunkX, chunkZ }: KeptGameColumn): string => `${dimension} ${chunkX} ${chunkZ}`
