import pathfinderPackage from 'mineflayer-pathfinder'
import { describeObstacle } from '../movement/describe-obstacle.ts'
import { walkTo } from '../movement/walk-to.ts'
import type { WalkResult } from '../movement/walk-result.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'

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
  async run({ bot, signal, random }, { position, range }) {
    const { x, y, z } = position.floored()
    const timeoutMs = leastMs + bot.entity.position.distanceTo(position) * perBlockMs
    const goal = new pathfinderPackage.goals.GoalNear(x, y, z, range)
    const walk = await walkTo(bot, { goal, signal, random, timeoutMs })
    const obstacle = walk.status === 'arrived' ? undefined : describeObstacle(bot, position)
    return describeWalk(walk, `(${x}, ${y}, ${z})`, { obstacle })
  },
})

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
