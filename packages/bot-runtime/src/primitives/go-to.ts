import pathfinderPackage from 'mineflayer-pathfinder'
import type { Bot } from 'mineflayer'
import type { goals } from 'mineflayer-pathfinder'
import type { Vec3 } from 'vec3'
import { isWet } from '../bot/is-wet.ts'
import { clearObstacle } from '../mining/clear-obstacle.ts'
import { diveTo, surfaceOver } from '../mining/dive-to.ts'
import { describeObstacle } from '../movement/describe-obstacle.ts'
import { walkTo } from '../movement/walk-to.ts'
import type { WalkResult } from '../movement/walk-result.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { walkDry } from './walk-dry.ts'

// Milliseconds per block when two of stone are dug by hand for it, and for the shortest walk; a walk that does not get on
// ends long before.
const perBlockMs = 20_000
const leastMs = 30_000

/** Walks to a place. */
export const goTo: Primitive = definePrimitive({
  name: 'goTo',
  summary: 'Walks within `range` blocks of `position`, digging and bridging where needed.',
  parameters: {
    position: { type: 'position', summary: 'where to' },
    range: { type: 'number', summary: 'how close is close enough, in blocks', fallback: 1 },
  },
  example: 'await goTo(bot, bot.entity.position.offset(16, 0, -8), 2)',
  async run(context, { position, range }) {
    const { bot, signal, random } = context
    const { x, y, z } = position.floored()
    const timeoutMs = leastMs + bot.entity.position.distanceTo(position) * perBlockMs
    const goal = new pathfinderPackage.goals.GoalNear(x, y, z, range)
    const go: Go = { context, bot, signal, random, goal, timeoutMs }
    const sunken = surfaceOver(bot, position) && isWet(bot.blockAt(position)?.name ?? '')
    const walk = sunken ? await dive(go, position) : await walkOn(go, position)
    const obstacle = walk.status === 'arrived' ? undefined : describeObstacle(bot, position)
    return describeWalk(walk, `(${x}, ${y}, ${z})`, { obstacle })
  },
})

interface Go {
  readonly context: PrimitiveContext
  readonly bot: Bot
  readonly signal: AbortSignal
  readonly random: () => number
  readonly goal: goals.Goal
  readonly timeoutMs: number
}

// Blocks from a place at which what stands in the way is worth a dig, and digs of one walk.
const nearBlocks = 6
const mostDigs = 3

/** Walks, and digs what is left in the way at the end of it. */
async function walkOn(go: Go, place: Vec3): Promise<WalkResult> {
  let walk = await walkDry(go.context, go, place)
  for (let digs = 0; digs < mostDigs; digs += 1) {
    const isStuck = walk.status === 'no-path' || walk.status === 'stagnated'
    if (!isStuck || go.bot.entity.position.distanceTo(place) > nearBlocks) return walk
    go.signal.throwIfAborted()
    if (!(await clearObstacle(go.bot, place, go))) return walk
    walk = await walkDry(go.context, go, place)
  }
  return walk
}

/** Dives to a place in the water that is not too deep. */
async function dive({ bot, goal, signal, timeoutMs, random }: Go, place: Vec3): Promise<WalkResult> {
  await diveTo(bot, place.floored(), { signal, timeoutMs })
  signal.throwIfAborted()
  // The last steps, and the words for where it ended.
  return walkTo(bot, { goal, signal, random, timeoutMs: leastMs })
}

/** A walk as the result of a primitive. */
export function describeWalk(
  walk: WalkResult,
  place: string,
  { obstacle }: { readonly obstacle?: string | undefined } = {},
): PrimitiveResult {
  const { position } = walk
  if (walk.status === 'arrived') return succeeded({ position })
  const reason = walk.status === 'timeout' || walk.status === 'interrupted' ? walk.status : 'unreachable'
  const left = Math.round(walk.distanceBlocks)
  const why = obstacle === undefined ? '' : `. ${obstacle}`
  return failed(reason, `I did not get to ${place}: ${walk.status}, about ${left} blocks left${why}`, {
    position,
    walk: walk.status,
    distanceBlocks: walk.distanceBlocks,
  })
}
