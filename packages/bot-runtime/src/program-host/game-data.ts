import type { Bot } from 'mineflayer'
import { aliases } from '../primitives/resolve-name.ts'

type Registry = Bot['registry']

/** The data of the game that programs know as `mcData`: the bot's own, with the original's other names of things. */
export function gameData(registry: Registry): Registry {
  return {
    ...registry,
    itemsByName: withAliases(registry.itemsByName),
    blocksByName: withAliases(registry.blocksByName),
  }
}

function withAliases<Thing>(things: Readonly<Record<string, Thing>>): Record<string, Thing> {
  const named = Object.entries(aliases).flatMap(([alias, name]) => {
    const thing = things[name]
    return thing === undefined ? [] : [[alias, thing] as const]
  })
  return { ...Object.fromEntries(named), ...things }
}
