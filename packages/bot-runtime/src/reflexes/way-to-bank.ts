import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { fourSides } from '../bot/four-sides.ts'
import { isBank } from '../bot/is-bank.ts'
import { isWet } from '../bot/is-wet.ts'

// A body in lava gets on by less than a block a second; one in iron lives for five.
const bankBlocks = 5

// Water that runs over a bank pushes back whoever climbs it; a dry one so much farther off is better.
const wetBlocks = 4

/** Middles of cells: where to swim now, and the bank at the end of the way. */
export interface WayToBank {
  readonly next: Vec3
  readonly bank: Vec3
  /** Length of the way. */
  readonly blocks: number
  /** Whether water runs over the bank: a body gets a grip on it seldom, or never. */
  readonly isWet: boolean
}

interface Node {
  readonly cell: Vec3
  /** First cell of the way here. */
  readonly first: Vec3
  readonly blocks: number
}

/** The shortest way through lava to firm ground with room for a body, round what stands between; undefined when none is in reach. */
export function wayToBank(bot: Pick<Bot, 'blockAt' | 'entity'>): WayToBank | undefined {
  const start = bot.entity.position.floored()
  const nodes: Node[] = [{ cell: start, first: start, blocks: 0 }]
  const seen = new Set([String(start)])
  let best: Node | undefined
  let shortest = Number.POSITIVE_INFINITY
  // The list grows while it is walked over, the nearest first.
  for (const node of nodes) {
    const inAll = node.blocks + (isWetAt(bot, node.cell) ? wetBlocks : 0)
    if (inAll < shortest && isBank(bot, node.cell)) [best, shortest] = [node, inAll]
    for (const cell of beside(bot, node.cell)) {
      if (
        seen.has(String(cell)) ||
        Math.max(Math.abs(cell.x - start.x), Math.abs(cell.z - start.z)) > bankBlocks
      )
        continue
      seen.add(String(cell))
      nodes.push({ cell, first: node === nodes[0] ? cell : node.first, blocks: node.blocks + 1 })
    }
  }
  if (best === undefined) return undefined
  const { cell, first, blocks } = best
  return { next: middle(first), bank: middle(cell), blocks, isWet: isWetAt(bot, cell) }
}

function isWetAt(bot: Pick<Bot, 'blockAt'>, cell: Vec3): boolean {
  return isWet(bot.blockAt(cell, false)?.name ?? '')
}

/** Cells that a swimming body gets to from a cell: level, a step up or down, or straight up. */
function beside(bot: Pick<Bot, 'blockAt'>, cell: Vec3): readonly Vec3[] {
  const canRise = isFree(bot, cell.offset(0, 2, 0))
  const level = fourSides.flatMap((side) => {
    const next = cell.plus(side)
    const [step, below] = [next.offset(0, 1, 0), next.offset(0, -1, 0)]
    if (hasRoom(bot, next)) return isFree(bot, below) && !isLava(bot, below) ? [next, below] : [next]
    return canRise && hasRoom(bot, step) ? [step] : []
  })
  return canRise && isLava(bot, cell.offset(0, 1, 0)) ? [...level, cell.offset(0, 1, 0)] : level
}

function hasRoom(bot: Pick<Bot, 'blockAt'>, cell: Vec3): boolean {
  return isFree(bot, cell) && isFree(bot, cell.offset(0, 1, 0))
}

function isFree(bot: Pick<Bot, 'blockAt'>, cell: Vec3): boolean {
  return bot.blockAt(cell, false)?.boundingBox === 'empty'
}

function isLava(bot: Pick<Bot, 'blockAt'>, cell: Vec3): boolean {
  return bot.blockAt(cell, false)?.name === 'lava'
}

function middle(cell: Vec3): Vec3 {
  return cell.offset(0.5, 0, 0.5)
}
