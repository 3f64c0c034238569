import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

export interface StepIntoOptions {
  readonly signal: AbortSignal
  readonly limitTicks: number
  /** Asked at each tick; true ends the way. */
  readonly until: () => boolean
}

const nearBlocks = 0.2

/** Walks straight at a place within a few steps, over kerbs and into what paths avoid; true when `until` came true. */
export async function stepInto(
  bot: Bot,
  place: Vec3,
  { signal, limitTicks, until }: StepIntoOptions,
): Promise<boolean> {
  const steer = (): boolean => {
    if (until()) return true
    const { x, z } = bot.entity.position
    const [dx, dz] = [place.x - x, place.z - z]
    const isThere = Math.hypot(dx, dz) < nearBlocks
    if (!isThere) void bot.look(Math.atan2(-dx, -dz), 0, true)
    bot.setControlState('forward', !isThere)
    // The physics sets this on the entity; mineflayer's types leave it out.
    bot.setControlState('jump', !isThere && Reflect.get(bot.entity, 'isCollidedHorizontally') === true)
    return false
  }
  try {
    return await waitForTicks(bot, limitTicks, { signal, until: steer })
  } finally {
    bot.setControlState('forward', false)
    bot.setControlState('jump', false)
  }
}
