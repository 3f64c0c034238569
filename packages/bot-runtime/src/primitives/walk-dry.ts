import type { Vec3 } from 'vec3'
import { DepthGoal } from '../movement/depth-goal.ts'
import { goAshore } from '../movement/go-ashore.ts'
import { isUnderWater, keepAfloat } from '../movement/under-water.ts'
import type { WalkResult } from '../movement/walk-result.ts'
import { walkTo, type WalkToOptions } from '../movement/walk-to.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { walkWithSpare } from './walk-with-spare.ts'

/**
 * Walks; to a place below a lake or the sea down through the ground of the shore, which may show only on the way. A life stood
 * over the portal of a stronghold for an hour, ten eyes in its bag.
 */
export async function walkDry(
  context: PrimitiveContext,
  options: WalkToOptions & Pick<PrimitiveContext, 'random'>,
  place: Vec3,
): Promise<WalkResult> {
  const { bot } = context
  const isDone = (): boolean => options.isDone?.() === true
  const isKnown = isUnderWater(bot, place)
  if (!isKnown) {
    const walk = await walkWithSpare(context, options)
    if (walk.status === 'arrived' || isDone() || !isUnderWater(bot, place)) return walk
  }
  options.signal.throwIfAborted()
  await goAshore(bot, options)
  const dry = { ...options, adjust: keepAfloat(bot) }
  const { y } = place.floored()
  // A search for the whole way ends on the water over the place, which is nearest.
  if (bot.entity.position.y > y) await walkTo(bot, { ...dry, goal: new DepthGoal(y) })
  options.signal.throwIfAborted()
  return walkWithSpare(context, dry)
}
