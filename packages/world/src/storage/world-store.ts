import type { ColumnPlace } from '../columns/column-key.ts'
import type { KeptColumn } from '../columns/column-edits.ts'
import type { JsonValue } from '../context/json-value.ts'

/** A world, or what has changed in it, as plain data that can be sent to another thread. */
export interface KeptWorld {
  /** Version, seed, tick, dice, sky, spawn, difficulty and gamerules. */
  readonly meta: JsonValue
  /** Columns that differ from what the seed makes; in changes, one without bytes is as generated again. */
  readonly columns: readonly KeptColumn[]
  /** Players by name; in changes, `null` marks one that is not known any more. */
  readonly players: Readonly<Record<string, JsonValue>>
  /** Entities, chests and whatever else mechanics keep, by the mechanic's name. */
  readonly mechanics: Readonly<Record<string, JsonValue>>
}

/** Keeps one world; its contents are opaque to it. */
export interface WorldStore {
  /** Name of the place, for error messages. */
  readonly place: string
  /** Reads the world as it was committed last, absent before the first time. Throws `WorldError` for damage. */
  load(): Promise<KeptWorld | undefined>
  /** Reads one column, absent when it is as generated. Throws `DamagedColumnError`. */
  readColumn(place: ColumnPlace): Promise<Uint8Array | undefined>
  /** Keeps all of the changes or, when it throws, none. */
  commit(changes: KeptWorld): Promise<void>
  /** Gives the place free; the last commit stays. */
  close(): Promise<void>
}
