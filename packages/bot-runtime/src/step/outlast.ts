import type { Bot } from 'mineflayer'
import { waitForTicks } from '../movement/wait-for-ticks.ts'

/** Longest wait: a turn of the head takes up to a second, and only then a dig begins that can be stopped. */
const longestTicks = 22

/** Waits for calls of the bot that a program left alone, and stops each as soon as there is something to stop. */
export async function outlast(
  bot: Bot,
  work: ReadonlySet<unknown>,
  { lost }: { readonly lost: AbortSignal },
): Promise<void> {
  if (lost.aborted || work.size === 0) return
  await waitForTicks(bot, longestTicks, {
    signal: lost,
    until() {
      bot.stopDigging()
      return work.size === 0
    },
  })
}
