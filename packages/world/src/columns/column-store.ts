import type { ChunkColumn } from './chunk-column.ts'

/** A column of the world in memory. */
export interface Column {
  readonly chunkX: number
  readonly chunkZ: number
  readonly chunk: ChunkColumn
  /** The serialised packets that show it; absent after a change. */
  packets: readonly Buffer[] | undefined
  /** Whether a player has seen it since it was loaded. */
  isViewed: boolean
}

/** The changes to generated columns: column key to place in the column to state id. */
export type ColumnEdits = Map<number, Map<number, number>>

/** The columns in memory over a generator, and what differs from it. */
export interface ColumnStore {
  readonly size: number
  readonly edits: ColumnEdits
  /** Gives a column, generating it when it is not in memory. */
  load(chunkX: number, chunkZ: number): Column
  /** Gives a column in memory, absent otherwise. */
  peek(chunkX: number, chunkZ: number): Column | undefined
  /** Writes a block and remembers the change. */
  write(position: { readonly x: number; readonly y: number; readonly z: number }, stateId: number): void
  /** Takes other changes in place of its own and returns the keys of the columns that differ from what they were. */
  replaceEdits(replacement: ColumnEdits): ReadonlySet<number>
  /** Forgets the columns that need not stay; their changes remain. */
  unload(mayStay: (column: Column) => boolean): void
}

/** The number that names a column. */
export function columnKey(chunkX: number, chunkZ: number): number {
  return (chunkX + keyOffset) * keyStride + (chunkZ + keyOffset)
}

/** Reads a number made by `columnKey`. */
export function parseColumnKey(key: number): { readonly chunkX: number; readonly chunkZ: number } {
  return { chunkX: Math.floor(key / keyStride) - keyOffset, chunkZ: (key % keyStride) - keyOffset }
}

/** The number that names a block inside its column. */
export function indexInColumn(
  position: { readonly x: number; readonly y: number; readonly z: number },
  minY: number,
): number {
  return ((position.y - minY) << 8) | ((position.z & 15) << 4) | (position.x & 15)
}

/** Reads a number made by `indexInColumn`; x and z are relative to the column. */
export function parseIndexInColumn(
  index: number,
  minY: number,
): { readonly x: number; readonly y: number; readonly z: number } {
  return { x: index & 15, y: (index >> 8) + minY, z: (index >> 4) & 15 }
}

// Two signed 21-bit column coordinates fit one safe integer: ±33 million blocks, more than the world's border.
const keyOffset = 0x200000
const keyStride = 0x400000

/** Creates a store without columns in memory. */
export function createColumnStore({
  generate: generateColumn,
  minY,
  edits = new Map(),
}: {
  /** Makes a column that is not in memory. */
  readonly generate: (chunkX: number, chunkZ: number) => ChunkColumn
  readonly minY: number
  readonly edits?: ColumnEdits
}): ColumnStore {
  const columns = new Map<number, Column>()
  const generate = (chunkX: number, chunkZ: number): Column => {
    const chunk = generateColumn(chunkX, chunkZ)
    for (const [index, stateId] of edits.get(columnKey(chunkX, chunkZ)) ?? []) {
      chunk.setBlockStateId(parseIndexInColumn(index, minY), stateId)
    }
    return { chunkX, chunkZ, chunk, packets: undefined, isViewed: false }
  }
  const load = (chunkX: number, chunkZ: number): Column => {
    const key = columnKey(chunkX, chunkZ)
    let column = columns.get(key)
    if (!column) {
      column = generate(chunkX, chunkZ)
      columns.set(key, column)
    }
    return column
  }
  return {
    get size() {
      return columns.size
    },
    edits,
    load,
    peek: (chunkX, chunkZ) => columns.get(columnKey(chunkX, chunkZ)),
    write({ x, y, z }, stateId) {
      const column = load(x >> 4, z >> 4)
      column.chunk.setBlockStateId({ x: x & 15, y, z: z & 15 }, stateId)
      column.packets = undefined
      const key = columnKey(column.chunkX, column.chunkZ)
      let ofColumn = edits.get(key)
      if (!ofColumn) edits.set(key, (ofColumn = new Map()))
      ofColumn.set(indexInColumn({ x, y, z }, minY), stateId)
    },
    replaceEdits(replacement) {
      const changed = new Set([...edits.keys(), ...replacement.keys()])
      for (const key of changed) {
        const ofColumn = replacement.get(key)
        if (ofColumn) edits.set(key, new Map(ofColumn))
        else edits.delete(key)
        // What was in memory stays there, because only loaded columns live.
        const { chunkX, chunkZ } = parseColumnKey(key)
        if (columns.has(key)) columns.set(key, generate(chunkX, chunkZ))
      }
      return changed
    },
    unload(mayStay) {
      for (const [key, column] of columns) if (!mayStay(column)) columns.delete(key)
    },
  }
}
