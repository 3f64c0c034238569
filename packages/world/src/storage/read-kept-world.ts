import { z } from 'zod'
import type { KeptColumn } from '../columns/column-edits.ts'
import type { JsonValue } from '../context/json-value.ts'
import { WorldStorageError } from '../errors/world-storage-error.ts'
import { playerRecordShape, type PlayerRecord } from './player-record.ts'
import { worldMetaShape, worldSchemaVersion, type WorldMeta } from './world-meta.ts'
import type { KeptWorld } from './world-store.ts'

/** A kept world whose parts are known to have their shape; mechanics check their own. */
export interface ReadWorld {
  readonly meta: WorldMeta
  readonly columns: readonly KeptColumn[]
  readonly players: ReadonlyMap<string, PlayerRecord>
  readonly mechanics: Readonly<Record<string, JsonValue>>
}

/** Checks a kept world; throws `WorldStorageError` that names its place and the first part that is not as it should be. */
export function readKeptWorld(kept: KeptWorld, place: string): ReadWorld {
  checkSchemaVersion(kept.meta, place)
  return {
    meta: readPart(worldMetaShape, kept.meta, { place, part: 'facts' }),
    columns: kept.columns,
    players: new Map(
      Object.entries(kept.players).map(([name, record]) => [
        name,
        readPart(playerRecordShape, record, { place, part: `record of the player ${name}` }),
      ]),
    ),
    mechanics: kept.mechanics,
  }
}

/** Reads one part of a kept world with the shape that it must have. */
export function readPart<Data, Part>(
  shape: { readonly parse: (data: Data) => Part },
  data: Data,
  { place, part }: { readonly place: string; readonly part: string },
): Part {
  try {
    return shape.parse(data)
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause
    const [first] = cause.issues
    const where = first?.path.join('.') ?? ''
    const detail = `${where === '' ? '' : `${where}: `}${first?.message ?? 'unknown'}`
    throw new WorldStorageError(
      place,
      `has damaged ${part} (${detail.replace(/\.$/, '')}); restore it from a copy`,
      { cause },
    )
  }
}

const versionShape = z.object({ schemaVersion: z.number() })

function checkSchemaVersion(meta: JsonValue, place: string): void {
  const { data } = versionShape.safeParse(meta)
  if (data?.schemaVersion === worldSchemaVersion) return
  const found = data ? `schema version ${data.schemaVersion}` : 'no schema version'
  throw new WorldStorageError(
    place,
    `is of ${found}, but this release reads ${worldSchemaVersion}; choose another place`,
  )
}
