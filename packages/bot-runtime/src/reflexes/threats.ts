import type { Bot } from 'mineflayer'
import { arrowBlocks, isArcher } from '../bot/archers.ts'
import { seesPlayerAt } from '../bot/sees-player-at.ts'
import { hostilesWithin, type Hostile } from './hostile-creatures.ts'

type Entity = Bot['entity']

/** Hostile creatures near enough to harm the body that see it, nearest first. */
export function threats(bot: Bot): readonly Hostile[] {
  return hostilesWithin(bot, arrowBlocks).filter(({ entity }) => canHarm(bot, entity))
}

// Below the eyes, in blocks, where an arrow still hits the body.
const bellyBlocks = 1.1

/** Whether an enemy sees the bot's eyes, or an archer any of its body: arrows come from below an edge, too. */
function canHarm(bot: Bot, enemy: Entity): boolean {
  const { position } = bot.entity
  if (seesPlayerAt(bot, enemy, position)) return true
  return isArcher(enemy) && seesPlayerAt(bot, enemy, position.offset(0, -bellyBlocks, 0))
}
