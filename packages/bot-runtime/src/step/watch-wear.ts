import type { Bot } from 'mineflayer'
import type { Item } from '../bot/item.ts'

// One click of the server may take more than one use.
const lastUses = 2

/** Says which tool broke; returns what stops it. */
export function watchWear(bot: Bot, say: (text: string) => void): () => void {
  const onSlot = (_slot: number, before: Item | null, after: Item | null): void => {
    if (before && !after && isWornOut(before) && !isCarried(bot, before)) say(`My ${before.name} broke.`)
  }
  // mineflayer's typings leave the window's own events out.
  const inventory = bot.inventory as unknown as NodeJS.EventEmitter
  inventory.on('updateSlot', onSlot)
  return () => void inventory.removeListener('updateSlot', onSlot)
}

function isWornOut({ maxDurability, durabilityUsed }: Item): boolean {
  return maxDurability > 0 && maxDurability - durabilityUsed <= lastUses
}

/** Whether the same tool only went to another slot. */
function isCarried(bot: Bot, { type, durabilityUsed }: Item): boolean {
  return bot.inventory.slots.some((item) => item?.type === type && item.durabilityUsed === durabilityUsed)
}
