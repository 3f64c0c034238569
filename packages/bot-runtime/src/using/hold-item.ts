import type { Bot } from 'mineflayer'

/** Takes an item in hand; false when none is left. */
export async function holdItem(bot: Bot, name: string): Promise<boolean> {
  if (bot.heldItem?.name === name) return true
  const item = bot.inventory.items().find((carried) => carried.name === name)
  if (!item) return false
  await bot.equip(item, 'hand')
  return true
}
