import type { Bot } from 'mineflayer'
import { isArmed } from './is-armed.ts'

// Times of day between which monsters appear under the sky, in ticks.
const [nightfall, dawn] = [13_000, 23_000]

/** Whether it is night and there is nothing to fight with, as after a death. */
export function isHelplessAtNight(bot: Bot): boolean {
  const { timeOfDay } = bot.time
  return timeOfDay > nightfall && timeOfDay < dawn && !isArmed(bot)
}
