import { dimensionNames, dimensions, type Dimension } from '../registry/dimension.ts'
import type { ChunkColumn } from './chunk-column.ts'

/** The place of a column. */
export interface ColumnPlace {
  readonly dimension: Dimension
  readonly chunkX: number
  readonly chunkZ: number
}

/** A column of the world in memory. */
export interface Column extends ColumnPlace {
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
  load(dimension: Dimension, chunkX: number, chunkZ: number): Column
  /** Gives a column in memory, absent otherwise. */
  peek(dimension: Dimension, chunkX: number, chunkZ: number): Column | undefined
  /** Writes a block and remembers the change. */
  write(place: BlockPlace, stateId: number): void
  /** Takes other changes in place of its own and returns the keys of the columns that differ from what they were. */
  replaceEdits(replacement: ColumnEdits): ReadonlySet<number>
  /** Forgets the columns that need not stay; their changes remain. */
  unload(mayStay: (column: Column) => boolean): void
}

/** A block's whole coordinates with their dimension. */
export interface BlockPlace {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly dimension: Dimension
}

/** The number that names a column. */
export function columnKey({ dimension, chunkX, chunkZ }: ColumnPlace): number {
  const row = dimensions[dimension].number * keyStride + (chunkX + keyOffset)
  return row * keyStride + (chunkZ + keyOffset)
}

/** Reads a number made by `columnKey`. */
export function parseColumnKey(key: number): ColumnPlace {
  const row = Math.floor(key / keyStride)
  return {
    dimension: dimensionNames[Math.floor(row / keyStride)] ?? 'overworld',
    chunkX: (row % keyStride) - keyOffset,
    chunkZ: (key % keyStride) - keyOffset,
  }
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

// Two signed 21-bit column coordinates and the dimension's number fit one safe integer: ±33 million blocks, more than
// the world's border.
const keyOffset = 0x200000
const keyStride = 0x400000

/** Parts that a column store stands on. */
export interface CreateColumnStoreOptions {
  /** Makes a column that is not in memory. */
  readonly generate: (place: ColumnPlace) => ChunkColumn
  /** The lowest y of a dimension. */
  readonly minY: Readonly<Record<Dimension, number>>
  readonly edits?: ColumnEdits
}

/** Creates a store without columns in memory. */
export function createColumnStore({
  generate: generateColumn,
  minY,
  edits = new Map(),
}: CreateColumnStoreOptions): ColumnStore {
  const columns = new Map<number, Column>()
  const generate = (place: ColumnPlace): Column => {
    const { dimension, chunkX, chunkZ } = place
    const chunk = generateColumn(place)
    for (const [index, stateId] of edits.get(columnKey(place)) ?? []) {
      chunk.setBlockStateId(parseIndexInColumn(index, minY[dimension]), stateId)
    }
    return { dimension, chunkX, chunkZ, chunk, packets: undefined, isViewed: false }
  }
  const load = (dimension: Dimension, chunkX: number, chunkZ: number): Column => {
    const key = columnKey({ dimension, chunkX, chunkZ })
    let column = columns.get(key)
    if (!column) {
      column = generate({ dimension, chunkX, chunkZ })
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
    peek: (dimension, chunkX, chunkZ) => columns.get(columnKey({ dimension, chunkX, chunkZ })),
    write({ x, y, z, dimension }, stateId) {
      const column = load(dimension, x >> 4, z >> 4)
      column.chunk.setBlockStateId({ x: x & 15, y, z: z & 15 }, stateId)
      column.packets = undefined
      const key = columnKey(column)
      let ofColumn = edits.get(key)
      if (!ofColumn) edits.set(key, (ofColumn = new Map()))
      ofColumn.set(indexInColumn({ x, y, z }, minY[dimension]), stateId)
    },
    replaceEdits(replacement) {
      const changed = new Set([...edits.keys(), ...replacement.keys()])
      for (const key of changed) {
        const ofColumn = replacement.get(key)
        if (ofColumn) edits.set(key, new Map(ofColumn))
        else edits.delete(key)
        // Columns in memory stay there, because only loaded columns live.
        if (columns.has(key)) columns.set(key, generate(parseColumnKey(key)))
      }
      return changed
    },
    unload(mayStay) {
      for (const [key, column] of columns) if (!mayStay(column)) columns.delete(key)
    },
  }
}
