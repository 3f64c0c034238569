import { createHash } from 'node:crypto'
import type { StoredVectors } from '@voyager-mc/skill-library'
import type { FleetDatabase } from '../database/fleet-database.ts'

/** Reads the vectors of texts; those that nobody wrote are absent. */
export async function readVectors(
  { query, schema }: FleetDatabase,
  { embeddingId, texts }: { readonly embeddingId: string; readonly texts: readonly string[] },
): Promise<StoredVectors> {
  const textOf = new Map(texts.map((text) => [keyOf(embeddingId, text).toString('hex'), text]))
  const rows = await query<{ key: Buffer; vector: Buffer }>(
    `SELECT key, vector FROM ${schema}.skill_vector WHERE key = ANY ($1::bytea[])`,
    [texts.map((text) => keyOf(embeddingId, text))],
  )
  const found = rows.flatMap(({ key, vector }) => {
    const text = textOf.get(key.toString('hex'))
    return text === undefined ? [] : [[text, toVector(vector)] as const]
  })
  return { vectors: new Map(found), problems: [] }
}

/** Writes vectors; the last one of a text stays. */
export async function writeVectors(
  { query, schema }: FleetDatabase,
  {
    embeddingId,
    vectors,
  }: { readonly embeddingId: string; readonly vectors: ReadonlyMap<string, Float32Array> },
): Promise<void> {
  await query(
    `INSERT INTO ${schema}.skill_vector (key, vector) SELECT * FROM unnest($1::bytea[], $2::bytea[])
     ON CONFLICT (key) DO UPDATE SET vector = excluded.vector`,
    [
      [...vectors.keys()].map((text) => keyOf(embeddingId, text)),
      [...vectors.values()].map(({ buffer, byteOffset, byteLength }) =>
        Buffer.from(buffer, byteOffset, byteLength),
      ),
    ],
  )
}

function keyOf(embeddingId: string, text: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([embeddingId, text]))
    .digest()
}

// Written by this package as little-endian numbers of four bytes; a copy, because rows begin anywhere in a buffer.
function toVector(bytes: Buffer): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer)
}
