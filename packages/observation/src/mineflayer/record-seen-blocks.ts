import type { Bot } from 'mineflayer'
import { scanBlocks } from './scan-blocks.ts'

/** Ticks between two looks around, as in the original. */
const ticksPerLook = 100

/** Adds the names of the blocks around the bot to `seen` every 100 ticks; returns what stops it. */
export function recordSeenBlocks(bot: Bot, seen: Set<string>): () => void {
  let ticks = 0
  const onTick = (): void => {
    ticks += 1
    if (ticks % ticksPerLook !== 0) return
    for (const { name } of scanBlocks(bot)) seen.add(name)
  }
  bot.on('physicsTick', onTick)
  return () => void bot.removeListener('physicsTick', onTick)
}
