import type { Bot, BotEvents } from 'mineflayer'

/** Adds a listener to a bot; returns what removes it. */
export function listen<Name extends keyof BotEvents>(
  bot: Bot,
  name: Name,
  listener: BotEvents[Name],
): () => void {
  bot.on(name, listener)
  return () => void bot.removeListener(name, listener)
}
