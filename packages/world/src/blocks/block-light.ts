import type { Column, ColumnStore } from '../columns/column-store.ts'
import type { BlockAccess } from '../context/block-access.ts'
import { offsetBy, type Place } from '../context/position.ts'
import { createLightField, sectionBit, type LightField } from './light-field.ts'
import { darken, lightSteps, spreadLight, type LitCell } from './spread-light.ts'

/** Light of blocks, spread from cell to cell within the columns in memory. */
export interface BlockLight {
  /** Lights cells anew after their blocks changed; gives the columns whose light became another. */
  relight(places: Iterable<Place>): ReadonlySet<Column>
  /** Lights a column that came into memory, and its neighbours with what shines over the border. */
  lightColumn(column: Column, shining: Iterable<Place>): void
}

/** Creates the light of the blocks of a world. */
export function createBlockLight(blocks: BlockAccess, columns: Pick<ColumnStore, 'peek'>): BlockLight {
  return {
    relight(places) {
      const field = createLightField(blocks, columns)
      const dark: LitCell[] = []
      const again: Place[] = []
      for (const place of places) {
        if (!field.isThere(place)) continue
        const level = field.levelAt(place)
        if (level > 0) {
          field.write(place, 0)
          dark.push({ place, level })
        }
        again.push(place, ...lightSteps.map((step) => offsetBy(place, step)))
      }
      again.push(...darken(field, dark))
      const lit = again.filter((place) => field.isThere(place)).map((place) => relit(blocks, field, place))
      spreadLight(field, lit)
      return field.touched
    },
    lightColumn(column, shining) {
      const field = createLightField(blocks, columns)
      const queue = [...shining].map((place) => relit(blocks, field, place))
      for (const cell of borderCells(column, { columns, blocks })) queue.push(cell)
      spreadLight(field, queue)
    },
  }
}

// Gives a cell the light of its own block, if that is more than it has.
function relit(blocks: BlockAccess, field: LightField, place: Place): LitCell {
  const known = field.levelAt(place)
  const level = Math.max(known, blocks.at(place).lightEmission)
  if (level > known) field.write(place, level)
  return { place, level }
}

interface Border {
  readonly columns: Pick<ColumnStore, 'peek'>
  readonly blocks: BlockAccess
}

// Lit cells of the neighbours along the border of a column.
function borderCells(column: Column, { columns, blocks }: Border): LitCell[] {
  const { dimension, chunkX, chunkZ } = column
  const { minY, maxY } = blocks.in(dimension)
  const found: LitCell[] = []
  for (const [dx, dz] of sides) {
    const neighbour = columns.peek(dimension, chunkX + dx, chunkZ + dz)
    if (!neighbour || neighbour.litSections === 0) continue
    for (let along = 0; along < 16; along += 1) {
      const [x, z] = dx === 0 ? [along, dz > 0 ? 0 : 15] : [dx > 0 ? 0 : 15, along]
      for (let y = minY; y < maxY; y += 1) {
        // A section that was never lit is dark: on to its last cell.
        if ((neighbour.litSections & sectionBit(y)) === 0) y |= 15
        else {
          const level = neighbour.chunk.getBlockLight({ x, y, z })
          if (level <= 1) continue
          const place = { x: neighbour.chunkX * 16 + x, y, z: neighbour.chunkZ * 16 + z, dimension }
          found.push({ place, level })
        }
      }
    }
  }
  return found
}

const sides = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const
