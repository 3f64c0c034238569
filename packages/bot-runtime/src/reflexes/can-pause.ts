import type { Bot } from 'mineflayer'
import { isBodyTaken } from '../bot/body-control.ts'

/** Whether a reflex may use the hands for a moment: walks and digs go on after a pause, other work holds things in the hand. */
export function canPause(bot: Bot): boolean {
  if (isBodyTaken(bot) || bot.currentWindow) return false
  return bot.pathfinder.goal !== null || bot.targetDigBlock !== null
}
