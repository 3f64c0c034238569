import type { Column, ColumnStore } from '../columns/column-store.ts'
import type { BlockAccess } from '../context/block-access.ts'
import type { Place } from '../context/position.ts'

/** Light of blocks in the cells of the columns in memory. */
export interface LightField {
  /** Whether light can be there: a column in memory, within its height. */
  isThere(place: Place): boolean
  /** Light of a cell, 0 outside. */
  levelAt(place: Place): number
  /** Light that is lost on the way into a cell. */
  lossAt(place: Place): number
  /** Sets the light of a cell and remembers its column. */
  write(place: Place, level: number): void
  /** The columns whose light became another. */
  readonly touched: Set<Column>
}

/** Sees the light of the blocks of a world; nothing is touched yet. */
export function createLightField(blocks: BlockAccess, columns: Pick<ColumnStore, 'peek'>): LightField {
  const touched = new Set<Column>()
  const columnAt = ({ x, z, dimension }: Place): Column | undefined => columns.peek(dimension, x >> 4, z >> 4)
  const isInside = ({ y, dimension }: Place): boolean => {
    const { minY, maxY } = blocks.in(dimension)
    return y >= minY && y < maxY
  }
  const cell = ({ x, y, z }: Place): { x: number; y: number; z: number } => ({ x: x & 15, y, z: z & 15 })
  return {
    touched,
    isThere: (place) => isInside(place) && columnAt(place) !== undefined,
    levelAt: (place) => (isInside(place) ? (columnAt(place)?.chunk.getBlockLight(cell(place)) ?? 0) : 0),
    lossAt: (place) => blocks.at(place).lightLoss,
    write(place, level) {
      const column = columnAt(place)
      if (!column || !isInside(place)) return
      column.chunk.setBlockLight(cell(place), level)
      column.packets = undefined
      column.isLit ||= level > 0
      touched.add(column)
    },
  }
}
