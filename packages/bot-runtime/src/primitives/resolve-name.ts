import type { Bot } from 'mineflayer'
import { PrimitiveError } from './primitive-error.ts'

type Registry = Bot['registry']

/** Names models use for things the game calls otherwise; the original accepted the same. */
export const aliases: Readonly<Record<string, string>> = {
  leather_cap: 'leather_helmet',
  leather_tunic: 'leather_chestplate',
  leather_pants: 'leather_leggings',
  lapis_lazuli_ore: 'lapis_ore',
}

/** The item of that name or alias; throws `No item named …`. */
export function itemNamed(bot: Bot, primitive: string, name: string): Registry['itemsArray'][number] {
  const item = bot.registry.itemsByName[aliases[name] ?? name]
  if (!item) throw new PrimitiveError(primitive, `No item named ${name}`)
  return item
}

/** The block of that name or alias; throws `No block named …`. */
export function blockNamed(bot: Bot, primitive: string, name: string): Registry['blocksArray'][number] {
  const block = bot.registry.blocksByName[aliases[name] ?? name]
  if (!block) throw new PrimitiveError(primitive, `No block named ${name}`)
  return block
}

/** The creature of that name; throws `No creature named …` with the creatures that would do. */
export function creatureNamed(bot: Bot, primitive: string, name: string): string {
  if (bot.registry.entitiesByName[name]) return name
  throw new PrimitiveError(primitive, `No creature named ${name}; use a name from the game, such as sheep`)
}
