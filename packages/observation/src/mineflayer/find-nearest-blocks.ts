import type { Bot } from 'mineflayer'

/** A position with the methods of mineflayer's vectors. */
type Cell = Bot['entity']['position']

/** The part of a bot that the search needs. */
export type SearchedBot = Pick<Bot, 'entity' | 'registry' | 'world'>

/** Options of `findNearestBlocks`. */
export interface FindNearestBlocksOptions {
  /** From the block that holds `point`, in blocks. */
  readonly maxDistance: number
  readonly limit: number
  /** Where to measure from; the bot by default. */
  readonly point?: Cell
}

/**
 * Positions of blocks whose name is among `names`, nearest first. Reads chunk palettes and block states, so that no
 * block object is made; `bot.findBlocks` makes one per cell of every section without a palette.
 */
export function findNearestBlocks(
  { entity, registry, world }: SearchedBot,
  names: readonly string[],
  { maxDistance, limit, point = entity.position }: FindNearestBlocksOptions,
): Cell[] {
  const states = statesOf(registry, names)
  const centre = point.floored()
  const found: { position: Cell; distance: number }[] = []
  let enoughWithin = maxDistance
  for (const { origin, distance: nearest } of sectionsAround(centre, maxDistance)) {
    if (nearest > enoughWithin) break
    for (const position of scanSection(world, origin, states)) {
      const distance = position.distanceTo(centre)
      if (distance <= maxDistance) found.push({ position, distance })
    }
    if (found.length >= limit) {
      found.sort((a, b) => a.distance - b.distance)
      found.length = limit
      enoughWithin = found.at(-1)?.distance ?? maxDistance
    }
  }
  return found.sort((a, b) => a.distance - b.distance).map(({ position }) => position)
}

/** Name, tier and fluid of a block do not depend on its state, so every state of the named blocks counts. */
function statesOf({ blocksByName }: Bot['registry'], names: readonly string[]): ReadonlySet<number> {
  const states = new Set<number>()
  for (const name of names) {
    const block = blocksByName[name]
    if (block?.minStateId === undefined || block.maxStateId === undefined) continue
    for (let state = block.minStateId; state <= block.maxStateId; state += 1) states.add(state)
  }
  return states
}

function sectionsAround(centre: Cell, maxDistance: number): { origin: Cell; distance: number }[] {
  const sections: { origin: Cell; distance: number }[] = []
  const first = sectionOf(centre.offset(-maxDistance, -maxDistance, -maxDistance))
  const last = sectionOf(centre.offset(maxDistance, maxDistance, maxDistance))
  for (let x = first.x; x <= last.x; x += 1) {
    for (let y = first.y; y <= last.y; y += 1) {
      for (let z = first.z; z <= last.z; z += 1) {
        const origin = centre.offset(x * 16 - centre.x, y * 16 - centre.y, z * 16 - centre.z)
        const gaps = [gap(centre.x, origin.x), gap(centre.y, origin.y), gap(centre.z, origin.z)]
        sections.push({ origin, distance: Math.hypot(...gaps) })
      }
    }
  }
  return sections.sort((a, b) => a.distance - b.distance)
}

function sectionOf(position: Cell): Cell {
  return position.scaled(1 / 16).floored()
}

/** Distance of a coordinate from the 16 cells that begin at `start`. */
function gap(coordinate: number, start: number): number {
  return Math.max(0, start - coordinate, coordinate - start - 15)
}

interface ChunkColumn {
  /** Absent in versions whose worlds begin at zero. */
  readonly minY?: number
  readonly sections?: readonly unknown[]
  getBlockStateId(position: { x: number; y: number; z: number }): number
}

function scanSection(world: Bot['world'], origin: Cell, states: ReadonlySet<number>): Cell[] {
  // prismarine-world types a column as opaque; these members exist in every version's column.
  const column = world.getColumn(origin.x >> 4, origin.z >> 4) as ChunkColumn | undefined
  if (!mayHold(column?.sections?.[(origin.y - (column.minY ?? 0)) >> 4], states)) return []
  const found: Cell[] = []
  const cell = { x: 0, y: 0, z: 0 }
  for (let y = 0; y < 16; y += 1) {
    cell.y = origin.y + y
    for (cell.z = 0; cell.z < 16; cell.z += 1) {
      for (cell.x = 0; cell.x < 16; cell.x += 1) {
        if (column && states.has(column.getBlockStateId(cell))) found.push(origin.offset(cell.x, y, cell.z))
      }
    }
  }
  return found
}

/** Whether a section's palette names one of the states; a section without a palette may hold anything. */
function mayHold(section: unknown, states: ReadonlySet<number>): boolean {
  if (typeof section !== 'object' || section === null) return false
  const data: unknown = Reflect.get(section, 'data')
  if (typeof data !== 'object' || data === null) return true
  const value: unknown = Reflect.get(data, 'value')
  if (typeof value === 'number') return states.has(value)
  const palette: unknown = Reflect.get(data, 'palette') ?? Reflect.get(section, 'palette')
  return !Array.isArray(palette) || palette.some((state) => states.has(state))
}
