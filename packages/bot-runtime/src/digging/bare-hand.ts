import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import type { Item } from '../bot/item.ts'
import { wears } from '../bot/wears.ts'

// Slots of the hotbar, whose items come into the hand without moving.
const firstHotbarSlot = 36

/**
 * An item to dig a block with that no tool helps with, in the place of a tool in hand, which would wear for nothing;
 * undefined when the hand is as good as bare, or holds all there is.
 */
export function bareHand(bot: Bot, { hardness }: Pick<Block, 'hardness'>): Item | undefined {
  // What breaks at a touch wears nothing: https://minecraft.wiki/w/Durability#Tools
  if (bot.heldItem === null || !wears(bot.heldItem) || (hardness ?? 0) === 0) return undefined
  const harmless = bot.inventory.items().filter((item) => !wears(item))
  return harmless.find(({ slot }) => slot >= firstHotbarSlot) ?? harmless[0]
}
