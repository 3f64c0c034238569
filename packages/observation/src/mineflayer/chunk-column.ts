import type { Position } from '@voyager-mc/core'

/** A loaded column of blocks, as far as it is read here. */
export interface ChunkColumn {
  /** Lowest layer; absent in versions whose worlds begin at zero. */
  readonly minY?: number
  /** Cubes of sixteen blocks, the lowest first. */
  readonly sections?: readonly unknown[]
  /** Takes a position within the column; y counts from the world's zero. */
  getBlockStateId(position: Position): number
}

/** State of a cell; undefined where nothing is loaded. */
export type ReadState = (x: number, y: number, z: number) => number | undefined

// The types of mineflayer describe another world class than the one it uses.
/** The column at column coordinates; undefined when it is not loaded. */
export function columnAt(
  world: unknown,
  { x, z }: { readonly x: number; readonly z: number },
): ChunkColumn | undefined {
  if (typeof world !== 'object' || world === null || !('getColumn' in world)) return undefined
  const { getColumn } = world
  if (typeof getColumn !== 'function') return undefined
  const column: unknown = getColumn.call(world, x, z)
  return isColumn(column) ? column : undefined
}

/** Reads many cells of one moment: columns are looked up once, and neighbours share a section. */
export function stateReader(world: unknown): ReadState {
  const columns = new Map<number, Map<number, ChunkColumn | undefined>>()
  const find = (x: number, z: number): ChunkColumn | undefined => {
    let row = columns.get(x)
    if (row === undefined) columns.set(x, (row = new Map()))
    if (!row.has(z)) row.set(z, columnAt(world, { x, z }))
    return row.get(z)
  }
  const last = { x: Number.NaN, y: Number.NaN, z: Number.NaN }
  let read: SectionReader | undefined
  return (x, y, z) => {
    if (x >> 4 !== last.x || y >> 4 !== last.y || z >> 4 !== last.z) {
      last.x = x >> 4
      last.y = y >> 4
      last.z = z >> 4
      const column = find(last.x, last.z)
      read = column === undefined ? undefined : sectionReader(column, last.y)
    }
    return read?.(x & 15, y & 15, z & 15)
  }
}

/** State of a cell of a section, counted from its lowest corner. */
export type SectionReader = (x: number, y: number, z: number) => number

const empty: SectionReader = () => 0

/**
 * Reads states of the section whose lowest layer is at `16 * height`. Since 1.18 a section keeps its palette and the cells
 * in one container, which is asked without the layers above it: searches and looks read thousands of cells in a row.
 */
export function sectionReader(column: ChunkColumn, height: number): SectionReader {
  const { sections, minY = 0 } = column
  const section = sections?.[height - (minY >> 4)]
  if (sections !== undefined && (section === undefined || section === null)) return empty
  // A write may replace the container by a wider one of the same kind.
  if (holdsStates(section)) return (x, y, z) => section.data.get((y << 8) | (z << 4) | x)
  const cell = { x: 0, y: 0, z: 0 }
  return (x, y, z) => {
    cell.x = x
    cell.y = height * 16 + y
    cell.z = z
    return column.getBlockStateId(cell)
  }
}

interface StateSection {
  readonly data: { get(index: number): number }
}

function holdsStates(section: unknown): section is StateSection {
  if (typeof section !== 'object' || section === null) return false
  const data: unknown = Reflect.get(section, 'data')
  if (typeof data !== 'object' || data === null) return false
  // Before 1.18 `data` holds places in the palette of the section, and has none itself.
  const isContainer = 'palette' in data || 'value' in data
  return isContainer && typeof Reflect.get(data, 'get') === 'function'
}

function isColumn(column: unknown): column is ChunkColumn {
  return typeof column === 'object' && column !== null && 'getBlockStateId' in column
}
