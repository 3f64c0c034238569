import type { Bot } from 'mineflayer'

/** Tells whether the last pickaxe has broken since; always false for whoever had none. */
export function watchLastPickaxe(bot: Bot): () => boolean {
  const holdsOne = (): boolean => bot.inventory.items().some(({ name }) => name.endsWith('_pickaxe'))
  const hadOne = holdsOne()
  return () => hadOne && !holdsOne()
}
