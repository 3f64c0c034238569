import { suggestName } from '@voyager-mc/core'
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

/** The item of that name or alias; throws `No item named …` with the name that was meant. */
export function itemNamed(bot: Bot, primitive: string, name: string): Registry['itemsArray'][number] {
  const item = bot.registry.itemsByName[aliases[name] ?? name]
  if (!item)
    throw new PrimitiveError(primitive, `No item named ${name}${meant(name, bot.registry.itemsByName)}`)
  return item
}

/** The block of that name or alias; throws `No block named …` with the name that was meant. */
export function blockNamed(bot: Bot, primitive: string, name: string): Registry['blocksArray'][number] {
  const block = bot.registry.blocksByName[aliases[name] ?? name]
  if (!block)
    throw new PrimitiveError(primitive, `No block named ${name}${meant(name, bot.registry.blocksByName)}`)
  return block
}

/** The creature of that name; throws `No creature named …` with the creatures that would do. */
export function creatureNamed(bot: Bot, primitive: string, name: string): string {
  if (bot.registry.entitiesByName[name]) return name
  const remedy = meant(name, bot.registry.entitiesByName) || '; use a name from the game, such as sheep'
  throw new PrimitiveError(primitive, `No creature named ${name}${remedy}`)
}

/** The known name that a program most likely meant, in words; empty when none is near. */
function meant(name: string, known: Readonly<Record<string, unknown>>): string {
  const suggestion = suggestName(name, Object.keys(known))
  return suggestion === undefined ? '' : `; did you mean ${suggestion}?`
}
