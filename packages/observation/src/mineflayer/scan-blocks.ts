import type { NearbyBlock, Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { columnAt, type ChunkColumn } from './chunk-column.ts'
import { seenBy } from './sight.ts'

/** Half extents of the box around the agent: 17×5×17 cells. */
const reach = { x: 8, y: 2, z: 8 } as const

const emptyBlocks = new Set(['air', 'cave_air', 'void_air'])

/** Whether a block name stands for nothing. */
export function isEmptyBlock(name: string): boolean {
  return emptyBlocks.has(name)
}

/** The part of a bot that the scan needs. */
export type ScannedBot = Pick<Bot, 'entity' | 'registry' | 'world'>

/** Count of a block state and its nearest cell. */
interface Tally {
  readonly state: number
  count: number
  nearest: Position
  distanceSquared: number
}

/**
 * Counts the kinds of block in the box around the agent, in scan order; where sight is limited, of those seen. Reads block states from the chunk columns, so
 * no block object is made; cells of columns that are not loaded are left out.
 */
export function scanBlocks(bot: ScannedBot): readonly NearbyBlock[] {
  const { registry } = bot
  const kinds = new Map<string, NearbyBlock>()
  for (const { state, count, nearest, distanceSquared } of tallyStates(bot)) {
    const name = registry.blocksByStateId[state]?.name
    if (name === undefined || isEmptyBlock(name)) continue
    const kind = kinds.get(name)
    const distanceBlocks = Math.sqrt(distanceSquared)
    const isNearer = kind === undefined || distanceBlocks < kind.distanceBlocks
    kinds.set(name, {
      name,
      count: count + (kind?.count ?? 0),
      nearest: isNearer ? nearest : kind.nearest,
      distanceBlocks: isNearer ? distanceBlocks : kind.distanceBlocks,
    })
  }
  return [...kinds.values()]
}

/** One kind of block has many states, so names are looked up per state and not per cell. */
function tallyStates(bot: ScannedBot): Iterable<Tally> {
  const { world } = bot
  const agent: Position = bot.entity.position
  const isSeen = seenBy(bot)
  const [centerX, centerY, centerZ] = [Math.floor(agent.x), Math.floor(agent.y), Math.floor(agent.z)]
  const columns = columnsAround(world, { x: centerX, z: centerZ })
  const tallies = new Map<number, Tally>()
  const cell = { x: 0, y: 0, z: 0 }
  for (let x = centerX - reach.x; x <= centerX + reach.x; x += 1) {
    for (let y = centerY - reach.y; y <= centerY + reach.y; y += 1) {
      for (let z = centerZ - reach.z; z <= centerZ + reach.z; z += 1) {
        const column = columns.at[(x >> 4) - columns.x]?.[(z >> 4) - columns.z]
        if (column === undefined) continue
        cell.x = x & 15
        cell.y = y
        cell.z = z & 15
        const state = column.getBlockStateId(cell)
        // State 0 is air in every version, and most cells hold it.
        if (state === 0 || isSeen?.(x, y, z) === false) continue
        const distanceSquared = (x - agent.x) ** 2 + (y - agent.y) ** 2 + (z - agent.z) ** 2
        const tally = tallies.get(state)
        if (tally === undefined) {
          tallies.set(state, { state, count: 1, nearest: { x, y, z }, distanceSquared })
          continue
        }
        tally.count += 1
        if (distanceSquared >= tally.distanceSquared) continue
        tally.nearest = { x, y, z }
        tally.distanceSquared = distanceSquared
      }
    }
  }
  return tallies.values()
}

/** The box covers two columns each way; where one is not loaded there is nothing. */
interface ColumnGrid {
  /** Column coordinates of the first entry. */
  readonly x: number
  readonly z: number
  readonly at: readonly (readonly (ChunkColumn | undefined)[])[]
}

function columnsAround(world: unknown, center: { readonly x: number; readonly z: number }): ColumnGrid {
  const x = (center.x - reach.x) >> 4
  const z = (center.z - reach.z) >> 4
  const at = [0, 1].map((stepX) => [0, 1].map((stepZ) => columnAt(world, { x: x + stepX, z: z + stepZ })))
  return { x, z, at }
}
