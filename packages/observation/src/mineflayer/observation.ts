import type { Bot, Plugin } from 'mineflayer'
import { observeBot, type BotObserver, type ObserveBotOptions } from './observe-bot.ts'

declare module 'mineflayer' {
  interface Bot {
    /** Added by the plugin `observation()`. */
    observation: BotObserver
  }
}

/** A mineflayer plugin: `bot.loadPlugin(observation())` adds `bot.observation`, which stops when the bot ends. */
export function observation(options: ObserveBotOptions = {}): Plugin {
  return (bot: Bot) => {
    // Functions of the bot that are watched exist only after mineflayer's own plugins have loaded.
    const start = (): void => {
      bot.observation = observeBot(bot, options)
      bot.once('end', () => bot.observation.stop())
    }
    if (typeof bot.activateBlock === 'function') start()
    else bot.once('inject_allowed', start)
  }
}
