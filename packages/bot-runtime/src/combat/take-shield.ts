import type { Bot } from 'mineflayer'
import { holdsShield } from '../bot/holds-shield.ts'

/** Takes a carried shield into the other hand; resolves to whether one is there. */
export async function takeShield(bot: Bot): Promise<boolean> {
  if (holdsShield(bot)) return true
  const item = bot.inventory.items().find(({ name }) => name === 'shield')
  if (!item) return false
  await bot.equip(item, 'off-hand')
  return true
}
