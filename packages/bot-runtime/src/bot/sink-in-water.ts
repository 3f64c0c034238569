import type { Bot } from 'mineflayer'

// Vanilla's pull on a swimmer who sneaks, in blocks per tick and tick (LivingEntity.goDownInWater, 1.13 and later).
const sinkPull = 0.04

/** Pulls a swimmer down for one tick, as sneaking does in the game; false outside water and on its ground. */
export function sinkInWater({ entity }: Bot): boolean {
  // The physics sets this on the entity; mineflayer's types leave it out.
  const isSinking = Reflect.get(entity, 'isInWater') === true && !entity.onGround
  if (isSinking) entity.velocity.y -= sinkPull
  return isSinking
}
