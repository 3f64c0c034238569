import { pickaxes } from '../digging/path-tool.ts'
import { walkTo, type WalkToOptions } from '../movement/walk-to.ts'
import type { WalkResult } from '../movement/walk-result.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { watchSpare } from './spare-pickaxe.ts'

// Pickaxes made on one way at most.
const mostSpares = 3

/**
 * Walks; where the last pickaxe that ways are dug with breaks under way, makes another of what is carried and goes on. A walk
 * on which the last of all breaks, with nothing to make another of, is interrupted: by hand a life dug for fifty minutes.
 */
export async function walkWithSpare(context: PrimitiveContext, options: WalkToOptions): Promise<WalkResult> {
  const { bot, signal } = context
  // Who sets out without one is not held up by making one.
  if (pickaxes(bot).length === 0) return walkTo(bot, options)
  const spare = watchSpare(context)
  const isDone = (): boolean => spare.isDue() || pickaxes(bot).length === 0 || options.isDone?.() === true
  for (let made = 0; made < mostSpares; made += 1) {
    const walk = await walkTo(bot, { ...options, isDone })
    if (walk.status !== 'interrupted' || !spare.isDue()) return walk
    signal.throwIfAborted()
    await spare.make()
  }
  return walkTo(bot, options)
}
