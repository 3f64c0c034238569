import type { Bot } from 'mineflayer'

/** Whether something is held that hits harder than a fist. */
export function isArmed(bot: Bot): boolean {
  return bot.inventory.items().some(({ name }) => /_(sword|axe)$|^(stone|iron|diamond)_pickaxe$/.test(name))
}
