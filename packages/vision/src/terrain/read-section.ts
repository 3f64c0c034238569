import type { Position } from '@voyager-mc/core'
import type { ViewedBot } from '../viewed-bot.ts'
import { sectionCells, type Section } from './section.ts'

/** Reads one section of a bot's world; undefined where no column is loaded. */
export function readSection(world: ViewedBot['world'], place: Omit<Section, 'states'>): Section | undefined {
  const column = columnAt(world, place)
  if (column === undefined) return undefined
  const part = column.sections?.[place.y - ((column.minY ?? 0) >> 4)]
  if (typeof part !== 'object' || part === null || isAir(part)) return place
  const states = new Uint16Array(sectionCells)
  const cell = { x: 0, y: 0, z: 0 }
  for (let index = 0; index < sectionCells; index += 1) {
    cell.x = index & 15
    cell.z = (index >> 4) & 15
    cell.y = place.y * 16 + (index >> 8)
    states[index] = column.getBlockStateId(cell)
  }
  return { ...place, states }
}

/** State of one block; undefined where no column is loaded. */
export function readState(world: ViewedBot['world'], { x, y, z }: Position): number | undefined {
  return columnAt(world, { x: x >> 4, z: z >> 4 })?.getBlockStateId({ x: x & 15, y, z: z & 15 })
}

function columnAt(world: ViewedBot['world'], { x, z }: Pick<Section, 'x' | 'z'>): ChunkColumn | undefined {
  // Columns are opaque to the types of a bot; these members exist in every version's column.
  return (world.getColumn(x, z) as ChunkColumn | null | undefined) ?? undefined
}

interface ChunkColumn {
  /** Absent in versions whose worlds begin at zero. */
  readonly minY?: number
  readonly sections?: readonly unknown[]
  getBlockStateId(cell: { x: number; y: number; z: number }): number
}

/** Sections keep a count of what is not air, under one of two names. */
function isAir(section: object): boolean {
  const count: unknown = Reflect.get(section, 'solidBlockCount') ?? Reflect.get(section, 'nonAirBlocks')
  return count === 0
}
