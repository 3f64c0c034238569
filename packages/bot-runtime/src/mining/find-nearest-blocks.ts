import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'

export interface FindNearestBlocksOptions {
  readonly maxDistance: number
  readonly limit: number
  /** Where to measure from; the bot by default. */
  readonly point?: Vec3
}

interface ChunkColumn {
  readonly sections?: readonly unknown[]
  getBlockStateId(position: { x: number; y: number; z: number }): number
}

/** Positions of blocks whose name is among `names`, nearest first; reads block states without building blocks. */
export function findNearestBlocks(
  bot: Bot,
  names: readonly string[],
  { maxDistance, limit, point = bot.entity.position }: FindNearestBlocksOptions,
): Vec3[] {
  const states = statesOf(bot, names)
  const centre = point.floored()
  const found: { position: Vec3; distance: number }[] = []
  let enoughWithin = maxDistance
  for (const section of sectionsAround(centre, maxDistance)) {
    if (section.distance > enoughWithin) break
    for (const position of scanSection(bot, section.origin, states)) {
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
function statesOf(bot: Bot, names: readonly string[]): ReadonlySet<number> {
  const states = new Set<number>()
  for (const name of names) {
    const block = bot.registry.blocksByName[name]
    if (block?.minStateId === undefined || block.maxStateId === undefined) continue
    for (let state = block.minStateId; state <= block.maxStateId; state += 1) states.add(state)
  }
  return states
}

function sectionsAround(centre: Vec3, maxDistance: number): { origin: Vec3; distance: number }[] {
  const sections: { origin: Vec3; distance: number }[] = []
  const first = centre
    .offset(-maxDistance, -maxDistance, -maxDistance)
    .scaled(1 / 16)
    .floored()
  const last = centre
    .offset(maxDistance, maxDistance, maxDistance)
    .scaled(1 / 16)
    .floored()
  for (let x = first.x; x <= last.x; x += 1) {
    for (let y = first.y; y <= last.y; y += 1) {
      for (let z = first.z; z <= last.z; z += 1) {
        const origin = new Vec3(x * 16, y * 16, z * 16)
        const gaps = [gap(centre.x, origin.x), gap(centre.y, origin.y), gap(centre.z, origin.z)]
        sections.push({ origin, distance: Math.hypot(...gaps) })
      }
    }
  }
  return sections.sort((a, b) => a.distance - b.distance)
}

/** How far a coordinate lies outside the 16 cells that begin at `start`. */
function gap(coordinate: number, start: number): number {
  return Math.max(0, start - coordinate, coordinate - start - 15)
}

function scanSection(bot: Bot, origin: Vec3, states: ReadonlySet<number>): Vec3[] {
  // prismarine-world types a column as opaque; the method exists in every version's column.
  const column = bot.world.getColumn(origin.x >> 4, origin.z >> 4) as ChunkColumn | undefined
  const minY = Number(Reflect.get(bot.game, 'minY') ?? 0)
  const height = Number(Reflect.get(bot.game, 'height') ?? 256)
  if (!column || origin.y < minY || origin.y >= minY + height) return []
  if (!mayHold(column.sections?.[(origin.y - minY) >> 4], states)) return []
  const found: Vec3[] = []
  const cell = new Vec3(0, 0, 0)
  for (let y = 0; y < 16; y += 1) {
    cell.y = origin.y + y
    for (cell.z = 0; cell.z < 16; cell.z += 1) {
      for (cell.x = 0; cell.x < 16; cell.x += 1) {
        if (states.has(column.getBlockStateId(cell))) found.push(origin.offset(cell.x, y, cell.z))
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
