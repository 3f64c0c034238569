import { z } from 'zod'
import type { JsonValue } from '../context/json-value.ts'
import type { KeptColumn } from '../columns/column-edits.ts'
import { dimensionNames } from '../registry/dimension.ts'
import type { KeptWorld } from './world-store.ts'

/** A column of a snapshot: the packed changes as base64. */
export interface SnapshotColumn extends Omit<KeptColumn, 'bytes'> {
  readonly bytes: string
}

/** A world at one moment as JSON-safe data; opaque to everybody but `restore`. */
export interface WorldSnapshot extends Omit<KeptWorld, 'columns'> {
  readonly columns: readonly SnapshotColumn[]
}

// The parts are read by whoever wrote them.
const anyJson = z.custom<JsonValue>((value) => value !== undefined)

const anyRecord = z.custom<Readonly<Record<string, JsonValue>>>(
  (value) => typeof value === 'object' && value !== null,
)

// As base64 in snapshots, as bytes in kept worlds.
const bytesShape = z.union([
  z.base64().transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
  z.instanceof(Uint8Array),
])

const snapshotShape = z.object({
  meta: anyJson,
  columns: z.array(
    z.object({
      dimension: z.enum(dimensionNames),
      chunkX: z.int(),
      chunkZ: z.int(),
      bytes: bytesShape.optional(),
    }),
  ),
  players: anyRecord,
  mechanics: anyRecord,
})

/** Makes a snapshot of a whole world. */
export function toSnapshot({ columns, ...rest }: KeptWorld): WorldSnapshot {
  return {
    ...rest,
    columns: columns.flatMap(({ bytes, ...place }) =>
      bytes ? { ...place, bytes: Buffer.from(bytes).toString('base64') } : [],
    ),
  }
}

/** Reads a snapshot, or a whole world as stores give it; throws what zod throws for anything else. */
export function fromSnapshot(snapshot: WorldSnapshot | KeptWorld): KeptWorld {
  const { columns, ...rest } = snapshotShape.parse(snapshot)
  return { ...rest, columns: columns.map(({ bytes, ...place }) => ({ ...place, bytes })) }
}
