import type { ChunkColumn } from '../columns/chunk-column.ts'
import type { DimensionGenerator } from './world-generator.ts'

/**
 * Memory for columns that generators of this process have made, in bytes: those around some places of birth. A world's
 * columns share it until they change, so that it costs a world mostly what it has forgotten or changed.
 */
export const mostSharedBytes: number = 16 * 2 ** 20

interface KnownColumn {
  readonly column: ChunkColumn
  readonly bytes: number
}

// The least recently used first.
const known = new Map<string, KnownColumn>()
let knownBytes = 0

/** Gives a column as it is generated; one that a generator of this process has named and made before comes from memory. */
export function sharedColumn(
  generator: DimensionGenerator,
  { chunkX, chunkZ }: { readonly chunkX: number; readonly chunkZ: number },
): ChunkColumn {
  const name = generator.nameOf?.(chunkX, chunkZ)
  const before = name === undefined ? undefined : known.get(name)
  const column = before?.column ?? generator.generateColumn(chunkX, chunkZ)
  if (name === undefined || !column.copy) return column
  known.delete(name)
  known.set(name, before ?? keep(column))
  return column.copy()
}

function keep(column: ChunkColumn): KnownColumn {
  // What the sections of a column take in memory is close to what they take in a packet, and both are kept.
  const bytes = 4096 + 2 * column.dump().length
  knownBytes += bytes
  for (const [name, oldest] of known) {
    if (knownBytes <= mostSharedBytes) break
    known.delete(name)
    knownBytes -= oldest.bytes
  }
  return { column, bytes }
}
