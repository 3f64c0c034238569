import { distanceBetween, type NearbyBlock, type Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'

/** Half extents of the box around the agent: 17×5×17 cells. */
const reach = { x: 8, y: 2, z: 8 } as const

const emptyBlocks = new Set(['air', 'cave_air', 'void_air'])

/** Whether a block name stands for nothing. */
export function isEmptyBlock(name: string): boolean {
  return emptyBlocks.has(name)
}

/** What the scan needs of a bot. */
export type ScannedBot = Pick<Bot, 'entity' | 'registry' | 'world'>

interface Tally {
  count: number
  nearest: Position
  distance: number
}

/**
 * Counts the kinds of block in the box around the agent, in scan order. Reads block states from the chunk columns, so
 * no block object is made; cells of columns that are not loaded are left out.
 */
export function scanBlocks({ entity, registry, world }: ScannedBot): readonly NearbyBlock[] {
  const center = entity.position.floored()
  const tallies = new Map<string, Tally>()
  const cell = { x: 0, y: 0, z: 0 }
  let column: ChunkColumn | undefined
  let columnX = Number.NaN
  let columnZ = Number.NaN
  for (let x = center.x - reach.x; x <= center.x + reach.x; x += 1) {
    for (let y = center.y - reach.y; y <= center.y + reach.y; y += 1) {
      for (let z = center.z - reach.z; z <= center.z + reach.z; z += 1) {
        if (x >> 4 !== columnX || z >> 4 !== columnZ) {
          columnX = x >> 4
          columnZ = z >> 4
          column = columnAt(world, { x: columnX, z: columnZ })
        }
        if (column === undefined) continue
        cell.x = x & 15
        cell.y = y
        cell.z = z & 15
        const name = registry.blocksByStateId[column.getBlockStateId(cell)]?.name
        if (name === undefined || isEmptyBlock(name)) continue
        add(tallies, name, { x, y, z }, entity.position)
      }
    }
  }
  return [...tallies].map(([name, { count, nearest, distance }]) => ({
    name,
    count,
    nearest,
    distanceBlocks: distance,
  }))
}

interface ChunkColumn {
  /** Takes a position within the column; y counts from the world's zero. */
  getBlockStateId(position: Position): number
}

// The types of mineflayer describe another world class than the one it uses.
function columnAt(
  world: unknown,
  { x, z }: { readonly x: number; readonly z: number },
): ChunkColumn | undefined {
  if (typeof world !== 'object' || world === null || !('getColumn' in world)) return undefined
  const { getColumn } = world
  if (typeof getColumn !== 'function') return undefined
  const column: unknown = getColumn.call(world, x, z)
  return isColumn(column) ? column : undefined
}

function isColumn(column: unknown): column is ChunkColumn {
  return typeof column === 'object' && column !== null && 'getBlockStateId' in column
}

function add(tallies: Map<string, Tally>, name: string, at: Position, agent: Position): void {
  const distance = distanceBetween(at, agent)
  const tally = tallies.get(name)
  if (!tally) {
    tallies.set(name, { count: 1, nearest: at, distance })
    return
  }
  tally.count += 1
  if (distance >= tally.distance) return
  tally.nearest = at
  tally.distance = distance
}
