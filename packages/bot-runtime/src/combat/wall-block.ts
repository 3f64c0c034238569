import type { Bot } from 'mineflayer'
import { firmRubble } from '../bot/firm-rubble.ts'
import type { Item } from '../bot/item.ts'

/** A block to build makeshift walls with; undefined when none is held. */
export function wallBlock(bot: Bot): Item | undefined {
  return wallBlocks(bot)[0]
}

/** Number of such blocks that are held. */
export function countWallBlocks(bot: Bot): number {
  return wallBlocks(bot).reduce((sum, { count }) => sum + count, 0)
}

function wallBlocks(bot: Bot): readonly Item[] {
  return bot.inventory.items().filter(({ name }) => firmRubble.includes(name))
}
