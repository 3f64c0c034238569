import type { Bot } from 'mineflayer'
import { isInWater } from './is-in-water.ts'

// Vanilla's pull on a swimmer who sneaks, in blocks per tick and tick (LivingEntity.goDownInWater, 1.13 and later).
const sinkPull = 0.04

/** Pulls a swimmer down for one tick, as sneaking does in the game; false outside water and on its ground. */
export function sinkInWater(bot: Bot): boolean {
  const { entity } = bot
  const isSinking = isInWater(bot) && !entity.onGround
  if (isSinking) entity.velocity.y -= sinkPull
  return isSinking
}
