import type { Bot } from 'mineflayer'
import { configureMovement } from '../movement/configure-movement.ts'

/** Cancels whatever a program left running in the bot: walks, digs, fights, collecting, controls, windows. */
export async function stopEverything(bot: Bot): Promise<void> {
  // A lost bot has nothing left to stop, and its plugins throw when asked.
  if (!bot.entity) return
  bot.pathfinder.setGoal(null)
  const stopFight = bot.pvp.target ? bot.pvp.stop() : undefined
  const cancelCollecting = bot.collectBlock.cancelTask()
  bot.stopDigging()
  bot.clearControlStates()
  bot.deactivateItem()
  if (bot.isSleeping) await bot.wake()
  const closing = bot.currentWindow ? bot.closeWindow(bot.currentWindow) : undefined
  await Promise.race([
    Promise.allSettled([stopFight, cancelCollecting, closing]),
    afterTicks(bot, cancelTicks),
  ])
  configureMovement(bot)
}

// The plugins above promise to stop but one that waits for an event which never comes must not hold the step.
const cancelTicks = 10

function afterTicks(bot: Bot, count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count
    const onTick = (): void => {
      left -= 1
      if (left > 0) return
      bot.removeListener('physicsTick', onTick)
      bot.removeListener('end', onEnd)
      resolve()
    }
    const onEnd = (): void => {
      left = 0
      onTick()
    }
    bot.on('physicsTick', onTick)
    bot.once('end', onEnd)
  })
}
