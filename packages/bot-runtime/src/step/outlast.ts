import type { Bot } from 'mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

/** Longest wait: a window opens when the server has answered, and the whole step must be over within a second. */
const longestTicks = 10

/** Waits for calls of the bot that a program left alone, and stops each as soon as there is something to stop. */
export async function outlast(
  bot: Bot,
  work: ReadonlySet<unknown>,
  { lost }: { readonly lost: AbortSignal },
): Promise<void> {
  if (lost.aborted || work.size === 0) return
  // A turn of the head takes up to a second, and only then a dig begins that can be stopped; this ends the turn.
  await bot.look(bot.entity.yaw, bot.entity.pitch, true)
  await waitForTicks(bot, longestTicks, {
    signal: lost,
    until() {
      bot.stopDigging()
      // It is closed at once and its promise never rejects.
      if (bot.currentWindow) void bot.closeWindow(bot.currentWindow)
      return work.size === 0
    },
  })
}
