import type { Bot } from 'mineflayer'
import { sectionReader, type ChunkColumn, type SectionReader } from './chunk-column.ts'

/** A position with the methods of mineflayer's vectors. */
export type Cell = Bot['entity']['position']

/** Part of a chunk column: a cube of sixteen blocks. */
export interface LoadedSection {
  /** Its lowest corner. */
  readonly origin: Cell
  /** Blocks from the centre of the search to its nearest cell. */
  readonly distanceBlocks: number
  /** States that may occur in it; absent when any may. */
  readonly palette: readonly number[] | undefined
  /** State of a cell, counted from the corner. */
  readonly stateAt: SectionReader
}

/** Cells along an edge of a section. */
export const sectionSize = 16

/**
 * Goes through the loaded sections that reach into a sphere, nearest first. Sections that hold nothing at all are left
 * out.
 */
export function* loadedSections(
  world: Bot['world'],
  { centre, maxDistance }: { readonly centre: Cell; readonly maxDistance: number },
): Generator<LoadedSection> {
  for (const { origin, distanceBlocks } of sectionsAround(centre, maxDistance)) {
    // prismarine-world types a column as opaque; these members exist in every version's column.
    const column = world.getColumn(origin.x >> 4, origin.z >> 4) as ChunkColumn | undefined
    const section = column?.sections?.[(origin.y - (column.minY ?? 0)) >> 4]
    if (!column || typeof section !== 'object' || section === null) continue
    yield {
      origin,
      distanceBlocks,
      palette: paletteOf(section),
      stateAt: sectionReader(column, origin.y >> 4),
    }
  }
}

/** A section without a palette may hold anything. */
function paletteOf(section: object): readonly number[] | undefined {
  const data: unknown = Reflect.get(section, 'data')
  if (typeof data !== 'object' || data === null) return undefined
  const value: unknown = Reflect.get(data, 'value')
  if (typeof value === 'number') return [value]
  const palette: unknown = Reflect.get(data, 'palette') ?? Reflect.get(section, 'palette')
  return Array.isArray(palette) ? palette : undefined
}

function sectionsAround(centre: Cell, maxDistance: number): { origin: Cell; distanceBlocks: number }[] {
  const sections: { origin: Cell; distanceBlocks: number }[] = []
  const first = sectionOf(centre.offset(-maxDistance, -maxDistance, -maxDistance))
  const last = sectionOf(centre.offset(maxDistance, maxDistance, maxDistance))
  for (let x = first.x; x <= last.x; x += 1) {
    for (let y = first.y; y <= last.y; y += 1) {
      for (let z = first.z; z <= last.z; z += 1) {
        const origin = centre.offset(
          x * sectionSize - centre.x,
          y * sectionSize - centre.y,
          z * sectionSize - centre.z,
        )
        const gaps = [gap(centre.x, origin.x), gap(centre.y, origin.y), gap(centre.z, origin.z)]
        sections.push({ origin, distanceBlocks: Math.hypot(...gaps) })
      }
    }
  }
  return sections.sort((a, b) => a.distanceBlocks - b.distanceBlocks)
}

function sectionOf(position: Cell): Cell {
  return position.scaled(1 / sectionSize).floored()
}

/** Distance of a coordinate from the cells that begin at `start`. */
function gap(coordinate: number, start: number): number {
  return Math.max(0, start - coordinate, coordinate - start - sectionSize + 1)
}
