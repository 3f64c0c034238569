import type { Dimension } from '../registry/dimension.ts'
import { indexInColumn, parseIndexInColumn } from './block-index.ts'
import type { ChunkColumn } from './chunk-column.ts'
import type { ColumnEdits } from './column-edits.ts'
import { columnKey, parseColumnKey, type ColumnPlace } from './column-key.ts'

/** A column of the world in memory. */
export interface Column extends ColumnPlace {
  readonly chunk: ChunkColumn
  /** The serialised packets that show it; absent after a change. */
  packets: readonly Buffer[] | undefined
  /** Whether a player has seen it since it was loaded. */
  isViewed: boolean
  /** Sections in which a cell was ever lit by a block, as `sectionBit` numbers them. */
  litSections: number
}

/** A block's whole coordinates with their dimension. */
export interface BlockPlace {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly dimension: Dimension
}

/** The columns in memory over a generator and the changes to it. */
export interface ColumnStore {
  readonly size: number
  readonly edits: ColumnEdits
  /** Gives a column, generating it when it is not in memory; throws `DamagedColumnError`. */
  load(dimension: Dimension, chunkX: number, chunkZ: number): Column
  /** Gives a column in memory, absent otherwise. */
  peek(dimension: Dimension, chunkX: number, chunkZ: number): Column | undefined
  /** The columns in memory. */
  all(): Iterable<Column>
  /** Calls a listener with every column that comes into memory from now on. */
  onLoad(listener: (column: Column) => void): void
  /** Writes a block and remembers the change. */
  write(place: BlockPlace, stateId: number): void
  /** Makes columns anew whose changes were replaced; those that are not in memory stay away. */
  reload(keys: Iterable<number>): void
  /** Forgets the columns that need not stay; their changes remain. */
  unload(mayStay: (column: Column) => boolean): void
}

/** Parts that a column store stands on. */
export interface CreateColumnStoreOptions {
  /** Makes a column that is not in memory. */
  readonly generate: (place: ColumnPlace) => ChunkColumn
  /** The lowest y of a dimension. */
  readonly minY: Readonly<Record<Dimension, number>>
  readonly edits: ColumnEdits
}

/** Creates a store without columns in memory. */
export function createColumnStore({ generate, minY, edits }: CreateColumnStoreOptions): ColumnStore {
  const columns = new Map<number, Column>()
  const listeners: ((column: Column) => void)[] = []
  // Most looks at a column follow one at the same.
  let last: Column | undefined
  const peek = (dimension: Dimension, chunkX: number, chunkZ: number): Column | undefined => {
    if (last?.chunkX === chunkX && last.chunkZ === chunkZ && last.dimension === dimension) return last
    const found = columns.get(columnKey({ dimension, chunkX, chunkZ }))
    if (found) last = found
    return found
  }
  const make = (key: number): Column => {
    const place = parseColumnKey(key)
    const ofColumn = edits.of(key)
    const chunk = generate(place)
    for (const [index, stateId] of ofColumn) {
      chunk.setBlockStateId(parseIndexInColumn(index, minY[place.dimension]), stateId)
    }
    const column: Column = { ...place, chunk, packets: undefined, isViewed: false, litSections: 0 }
    columns.set(key, column)
    last = column
    for (const listener of listeners) listener(column)
    return column
  }
  const load = (dimension: Dimension, chunkX: number, chunkZ: number): Column =>
    peek(dimension, chunkX, chunkZ) ?? make(columnKey({ dimension, chunkX, chunkZ }))
  return {
    get size() {
      return columns.size
    },
    edits,
    load,
    peek,
    all: () => columns.values(),
    onLoad: (listener) => {
      listeners.push(listener)
    },
    write({ x, y, z, dimension }, stateId) {
      const column = load(dimension, x >> 4, z >> 4)
      column.chunk.setBlockStateId({ x: x & 15, y, z: z & 15 }, stateId)
      column.packets = undefined
      edits.set(columnKey(column), indexInColumn({ x, y, z }, minY[dimension]), stateId)
    },
    reload(keys) {
      // Columns in memory stay there, because only loaded columns live.
      for (const key of keys) if (columns.has(key)) make(key)
    },
    unload(mayStay) {
      for (const [key, column] of columns) if (!mayStay(column)) columns.delete(key)
      last = undefined
    },
  }
}
