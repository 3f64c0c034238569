import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { digBlock } from '../digging/dig-block.ts'
import type { CachedMovements } from './cached-movements.ts'
import { openRoof } from './open-roof.ts'
import { hasGroundAhead } from './ground-ahead.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

/** Ways out of a place where walking makes no progress, mildest first. */
export const unstickLadder: readonly ((bot: Bot, options: UnstickOptions) => Promise<void>)[] = [
  getAway,
  digOut,
  pillarUp,
]

export interface UnstickOptions {
  readonly signal: AbortSignal
  readonly movements: CachedMovements
  /** In [0, 1): decides the way to jump. */
  readonly random: () => number
}

// Ticks the server gets to answer before the ladder goes on with the next way.
const answerTicks = 60

// Directions tried for one that does not lead over an edge.
const directions = 8

/** Out of a pocket of water below a river or a lake, and from dry land by a jump. */
async function getAway(bot: Bot, options: UnstickOptions): Promise<void> {
  if (!(await openRoof(bot, options))) await jumpAway(bot, options)
}

async function jumpAway(bot: Bot, { signal, random }: UnstickOptions): Promise<void> {
  const first = random() * Math.PI * 2
  const yaws = Array.from({ length: directions }, (_, at) => first + (at * Math.PI * 2) / directions)
  const yaw = yaws.find((candidate) => hasGroundAhead(bot, candidate))
  await bot.look(yaw ?? first, 0, true)
  // On a pillar it jumps on the spot.
  bot.setControlState('forward', yaw !== undefined)
  bot.setControlState('jump', true)
  await waitForTicks(bot, 12, { signal })
  bot.clearControlStates()
}

async function digOut(bot: Bot, { signal, movements }: UnstickOptions): Promise<void> {
  const feet = bot.entity.position.floored()
  for (const [dx, dy, dz] of [
    [0, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [1, 0, 0],
    [-1, 1, 0],
    [-1, 0, 0],
    [0, 1, 1],
    [0, 0, 1],
  ] as const) {
    if (signal.aborted) return
    const block = bot.blockAt(feet.offset(dx, dy, dz))
    if (
      !block ||
      block.boundingBox === 'empty' ||
      !movements.safeToBreak(movements.getBlock(feet, dx, dy, dz))
    )
      continue
    await digBlock(bot, block, { signal })
  }
}

async function pillarUp(bot: Bot, { signal, movements, random }: UnstickOptions): Promise<void> {
  const item = movements.getScaffoldingItem()
  if (!item) return jumpAway(bot, { signal, movements, random })
  await withinTicks(bot, bot.equip(item, 'hand'), { signal, limitTicks: answerTicks })
  const below = bot.blockAt(bot.entity.position.floored().offset(0, -1, 0))
  if (!below || below.boundingBox === 'empty') return
  bot.setControlState('jump', true)
  await waitForTicks(bot, 1, { signal })
  await withinTicks(bot, bot.placeBlock(below, new Vec3(0, 1, 0)), { signal, limitTicks: answerTicks })
  bot.clearControlStates()
}
