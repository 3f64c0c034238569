import { brewOf, enchantmentsOf } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { PrimitiveDetail } from './primitive-result.ts'

/** Facts about a stack beyond its name: its enchantments and its brew. */
export function describeTraits(
  bot: Bot,
  stack: NonNullable<Bot['inventory']['slots'][number]>,
): PrimitiveDetail {
  const enchantments = Object.entries(enchantmentsOf(bot.registry, stack))
  const potion = brewOf(stack)
  return {
    made: stack.name,
    ...(enchantments.length > 0 && {
      enchantments: enchantments.map(([name, level]) => `${name} ${level}`),
    }),
    ...(potion !== undefined && { potion }),
  }
}
