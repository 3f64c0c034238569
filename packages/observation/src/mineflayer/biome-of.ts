import type { Bot } from 'mineflayer'

/**
 * Name of the biome the bot stands in; `None` where the chunk is not loaded or the server names no biomes. Blocks carry the
 * number only: their own names are empty since mineflayer keeps the server's registry, whose order is the server's.
 */
export function biomeOf(bot: Bot): string {
  const id = bot.blockAt(bot.entity.position, false)?.biome?.id
  const name = id === undefined ? undefined : bot.registry.biomes[id]?.name
  return name?.replace(/^minecraft:/, '') || 'None'
}
