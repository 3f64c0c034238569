import type { Bot } from 'mineflayer'
import { isArmed } from './is-armed.ts'

/** Whether it is a night that will end, and there is nothing to fight with, as after a death. */
export function isHelplessAtNight(bot: Bot): boolean {
  const { isDay, doDaylightCycle } = bot.time
  // Where time stands still, and in the Nether, no morning is worth the wait.
  if (isDay || !doDaylightCycle || bot.game.dimension !== 'overworld') return false
  return !isArmed(bot)
}
