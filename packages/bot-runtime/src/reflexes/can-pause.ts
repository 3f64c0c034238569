import type { Bot } from 'mineflayer'
import { isBodyTaken } from '../bot/body-control.ts'
import { breathAt } from '../bot/breath-clouds.ts'

/**
 * Whether a reflex may use the hands for a moment: walks and digs go on after a pause, other work holds things in the hand, and
 * nobody lingers in the dragon's breath.
 */
export function canPause(bot: Bot): boolean {
  if (isBodyTaken(bot) || bot.currentWindow || breathAt(bot, bot.entity.position)) return false
  return bot.pathfinder.goal !== null || bot.targetDigBlock !== null
}
