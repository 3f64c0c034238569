import { createHash } from 'node:crypto'
import { DatabaseError, digest, snapshot, transaction, type Database } from '@voyager-mc/core/sqlite'
import type { SkillNotice } from '../record/skill-notice.ts'
import { isSame } from './skill-tables.ts'
import type { StoredVectors } from '../embeddings/vector-storage.ts'

/** Reads the vectors of texts; a damaged one is told and left out. */
export function readVectors(
  database: Database,
  { embeddingId, texts }: { readonly embeddingId: string; readonly texts: readonly string[] },
): StoredVectors {
  const vectors = new Map<string, Float32Array>()
  let isDamaged = false
  try {
    // One transaction, because each one that begins and ends takes as long as several rows.
    snapshot(database, () => {
      for (const text of texts) {
        const found = findVector(database, keyOf(embeddingId, text))
        if (found === 'damaged') isDamaged = true
        else if (found !== undefined) vectors.set(text, found)
      }
    })
  } catch (error) {
    if (!DatabaseError.isInstance(error) || error.problem !== 'damaged') throw error
    isDamaged = true
  }
  return { vectors, problems: isDamaged ? [damagedNotice(database.path)] : [] }
}

/** Writes the vectors of texts, all or none. */
export function writeVectors(
  database: Database,
  {
    embeddingId,
    vectors,
  }: { readonly embeddingId: string; readonly vectors: ReadonlyMap<string, Float32Array> },
): void {
  transaction(database, () => {
    for (const [text, vector] of vectors) {
      const key = keyOf(embeddingId, text)
      const bytes = new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)
      const check = digest([key, bytes])
      database.run('INSERT OR REPLACE INTO skill_vector VALUES (?, ?, ?)', [key, bytes, check])
    }
  })
}

function findVector(database: Database, key: Uint8Array): Float32Array | 'damaged' | undefined {
  const row = database.get('SELECT vector, digest FROM skill_vector WHERE key = ?', [key])
  if (row === undefined) return undefined
  const { vector } = row
  if (!(vector instanceof Uint8Array) || !isSame(row['digest'], digest([key, vector]))) return 'damaged'
  // A copy, because the bytes may start at an offset that Float32Array does not accept.
  return new Float32Array(vector.slice().buffer)
}

function keyOf(embeddingId: string, text: string): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([embeddingId, text]))
    .digest()
}

function damagedNotice(path: string): SkillNotice {
  return { type: 'vectors-not-kept', message: `Vectors in ${path} are damaged and are made again.` }
}
