import type { Bot } from 'mineflayer'
import { sinkInWater } from '../bot/sink-in-water.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

// A jump lasts twelve ticks.
const landTicks = 15

// Whoever sinks to ground at hand is there in less.
const sinkTicks = 60

// Blocks below the feet to which a swimmer sinks: what was in reach stays in reach.
const sinkBlocks = 3

/** Waits for firm ground, and sinks to it where it is at hand; a swimmer over deep water goes without. */
export async function standStill(bot: Bot, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  let ticks = 0
  const isEnough = (): boolean => {
    ticks += 1
    const isSinking = hasGroundBelow(bot) && sinkInWater(bot)
    return bot.entity.onGround || (ticks > landTicks && !isSinking)
  }
  await waitForTicks(bot, sinkTicks, { signal, until: isEnough })
}

function hasGroundBelow(bot: Bot): boolean {
  for (let down = 1; down <= sinkBlocks; down += 1) {
    if (bot.blockAt(bot.entity.position.offset(0, -down, 0), false)?.boundingBox === 'block') return true
  }
  return false
}
