import type { SpecialItem } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { brewOf, enchantmentsOf } from './stack-traits.ts'
import { nameOf } from './watch-clicks.ts'

/** Held and worn stacks that are enchanted, named or potions. */
export function specialItemsOf({ inventory, registry }: Bot): readonly SpecialItem[] {
  return inventory.slots.flatMap((stack) => {
    if (!stack) return []
    const enchantments = enchantmentsOf(registry, stack)
    const potion = brewOf(stack)?.replace(/^(long|strong)_/, '')
    const traits = {
      ...(Object.keys(enchantments).length > 0 && { enchantments }),
      ...nameOf(stack),
      ...(potion !== undefined && { potion }),
    }
    return Object.keys(traits).length === 0 ? [] : [{ item: stack.name, count: stack.count, ...traits }]
  })
}

/** Effects upon the bot by name, with their level from 1 on. */
export function effectsOf(bot: Bot): Readonly<Record<string, number>> {
  // A list with holes by effect number; a fake has none.
  const list: Partial<Bot['entity']>['effects'] = bot.entity.effects
  return Object.fromEntries(
    Object.values(list ?? []).flatMap(({ id, amplifier }) => {
      const name = bot.registry.effects[id]?.name
      return name === undefined
        ? []
        : [[name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase(), amplifier + 1]]
    }),
  )
}
