import type { Column, ColumnStore } from '../columns/column-store.ts'
import type { BlockAccess } from '../context/block-access.ts'
import type { Place } from '../context/position.ts'

/** Light of blocks in the cells of the columns in memory. */
export interface LightField {
  /** Whether light can be there: a column in memory, within its height. */
  isThere(place: Place): boolean
  /** Light of a cell, 0 outside. */
  levelAt(place: Place): number
  /** Gives a cell the light that comes from a neighbour of so much light; the new level, absent if it has as much. */
  brighten(place: Place, neighbour: number): number | undefined
  /** Sets the light of a cell and remembers its column. */
  write(place: Place, level: number): void
  /** The columns whose light became another. */
  readonly touched: Set<Column>
}

/** Sees the light of the blocks of a world; nothing is touched yet. */
export function createLightField(blocks: BlockAccess, columns: Pick<ColumnStore, 'peek'>): LightField {
  const touched = new Set<Column>()
  // Light goes from cell to cell: the next one is mostly in the same column.
  let latest: Column | undefined
  // One object for all cells: the chunk library only looks at it during the call.
  const cell = { x: 0, y: 0, z: 0 }
  /** The column of a place where light can be; `cell` is the place within it. */
  const enter = ({ x, y, z, dimension }: Place): Column | undefined => {
    const { minY, maxY } = blocks.in(dimension)
    if (y < minY || y >= maxY) return undefined
    const [chunkX, chunkZ] = [x >> 4, z >> 4]
    if (latest?.chunkX !== chunkX || latest.chunkZ !== chunkZ || latest.dimension !== dimension)
      latest = columns.peek(dimension, chunkX, chunkZ)
    cell.x = x & 15
    cell.y = y
    cell.z = z & 15
    return latest
  }
  const setCell = (column: Column, level: number): void => {
    column.chunk.setBlockLight(cell, level)
    column.packets = undefined
    if (level > 0) column.litSections |= sectionBit(cell.y)
    touched.add(column)
  }
  return {
    touched,
    isThere: (place) => enter(place) !== undefined,
    levelAt: (place) => enter(place)?.chunk.getBlockLight(cell) ?? 0,
    brighten(place, neighbour) {
      const column = enter(place)
      if (!column) return undefined
      const known = column.chunk.getBlockLight(cell)
      // Every way into a cell takes 1 at least; most ways lead back to where the light came from.
      if (known >= neighbour - 1) return undefined
      const level = neighbour - blocks.state(column.chunk.getBlockStateId(cell)).lightLoss
      if (level <= known) return undefined
      setCell(column, level)
      return level
    },
    write(place, level) {
      const column = enter(place)
      if (column) setCell(column, level)
    },
  }
}

/** The bit that stands for the section of a height; the sections of a dimension are fewer than bits. */
export function sectionBit(y: number): number {
  return 1 << ((y >> 4) & 31)
}
