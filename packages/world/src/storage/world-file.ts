import type { Difficulty } from '../context/difficulty.ts'
import type { Gamerules } from '../context/gamerules.ts'
import type { JsonValue } from '../context/json-value.ts'
import type { Place } from '../context/position.ts'
import type { PlayerRecord } from './player-record.ts'

/** The shape of a saved world; readers refuse any other number. */
export const worldSchemaVersion = 2

/** Everything that makes a world what it is, beside what its seed says. */
export interface WorldFile {
  readonly schemaVersion: typeof worldSchemaVersion
  readonly version: string
  readonly seed: number
  readonly tick: number
  /** State of the world's dice; files of releases that did not keep it lack it. */
  readonly dice?: number
  readonly spawn: Place
  readonly difficulty: Difficulty
  readonly gamerules: Gamerules
  /** Changed blocks by column key: places in the column and state ids in turn. */
  readonly edits: Readonly<Record<string, readonly number[]>>
  /** Players by name. */
  readonly players: Readonly<Record<string, PlayerRecord>>
  /** Data of mechanics, by mechanic name. */
  readonly mechanics: Readonly<Record<string, JsonValue>>
}
