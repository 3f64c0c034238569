import type { EventEmitter } from 'node:events'
import type { Bot } from 'mineflayer'

/** Lets so many calls listen at once before Node warns on the terminal: to the bot, to its connection and to its world. */
export function allowListeners(bot: Bot, most: number): void {
  const client: EventEmitter = bot._client
  const ofWorld = (): void => {
    const world: EventEmitter = bot.world
    world.setMaxListeners(most)
  }
  bot.setMaxListeners(most)
  client.setMaxListeners(most)
  ofWorld()
  // Another dimension is another world.
  bot.on('spawn', ofWorld)
}
