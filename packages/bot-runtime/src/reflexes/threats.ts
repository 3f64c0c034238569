import type { Bot } from 'mineflayer'
import { hostilesWithin, seesPlayerAt, type Hostile } from './hostile-creatures.ts'

type Entity = Bot['entity']

/** Blocks from which an archer shoots. */
export const arrowBlocks = 15

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

/** Whether a creature shoots or throws potions; a witch that nobody ran down cost 18 points in 36 seconds, one that was 8. */
export function isArcher({ name }: Pick<Entity, 'name'>): boolean {
  return /^(skeleton|stray|bogged|pillager|witch|blaze)$/.test(name ?? '')
}
