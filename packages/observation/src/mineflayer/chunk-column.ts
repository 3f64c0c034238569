import type { Position } from '@voyager-mc/core'

/** A loaded column of blocks, as far as it is read here. */
export interface ChunkColumn {
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

/** Reads many cells of one moment: columns are looked up once. */
export function stateReader(world: unknown): ReadState {
  const columns = new Map<number, Map<number, ChunkColumn | undefined>>()
  const cell = { x: 0, y: 0, z: 0 }
  const find = (x: number, z: number): ChunkColumn | undefined => {
    let row = columns.get(x)
    if (row === undefined) columns.set(x, (row = new Map()))
    if (!row.has(z)) row.set(z, columnAt(world, { x, z }))
    return row.get(z)
  }
  return (x, y, z) => {
    const column = find(x >> 4, z >> 4)
    if (column === undefined) return undefined
    cell.x = x & 15
    cell.y = y
    cell.z = z & 15
    return column.getBlockStateId(cell)
  }
}

function isColumn(column: unknown): column is ChunkColumn {
  return typeof column === 'object' && column !== null && 'getBlockStateId' in column
}
