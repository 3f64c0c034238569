import type { Bot } from 'mineflayer'
import { hawkEyeOf } from '../combat/load-hawk-eye.ts'
import { pvpOf } from '../combat/load-pvp.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

/** Cancels whatever a program left running in the bot: walks, digs, fights, collecting, controls, windows. */
export async function stopEverything(bot: Bot, { lost }: { readonly lost: AbortSignal }): Promise<void> {
  // A lost bot has nothing left to stop, and its plugins throw when asked.
  if (lost.aborted) return
  bot.pathfinder.setGoal(null)
  pvpOf(bot)?.forceStop()
  const cancelCollecting = bot.collectBlock.cancelTask()
  hawkEyeOf(bot)?.stop()
  bot.stopDigging()
  bot.clearControlStates()
  bot.deactivateItem()
  if (bot.isSleeping) await bot.wake()
  const closing = bot.currentWindow ? bot.closeWindow(bot.currentWindow) : undefined
  const timer = new AbortController()
  const late = waitForTicks(bot, cancelTicks, { signal: AbortSignal.any([timer.signal, lost]) })
  // Ended by the race or by a lost connection, which the step reports itself.
  late.catch(() => undefined)
  await Promise.race([Promise.allSettled([cancelCollecting, closing]), late])
  timer.abort()
}

// The plugins above promise to stop, but one that waits for an event which never comes must not hold the step.
const cancelTicks = 10
