import { randomInteger, type RandomSource } from '../context/random-source.ts'
import type { LootTableName } from '../generation/structures/loot-places.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { EnchantmentRule } from '../rules/index.ts'
import { drawEnchantments } from '../stations/draw-enchantments.ts'
import type { LootEntry } from './loot-pool.ts'
import { lootTable } from './loot-tables.ts'

/** Surroundings of a draw. */
export interface RollLootOptions {
  readonly random: RandomSource
  readonly rules: readonly EnchantmentRule[]
  /** Whether the version has an item. */
  readonly hasItem: (name: string) => boolean
}

const bookLevel = 30

/** Draws the content of a chest from a table; items that the version lacks are not in its tables. */
export function rollLoot(name: LootTableName, options: RollLootOptions): readonly ItemStack[] {
  return lootTable(name).flatMap(({ rolls: [minimum, maximum], entries }) => {
    const known = entries.filter(([, item]) => item === '' || options.hasItem(item))
    const count = randomInteger(options.random, { minimum, maximum })
    return Array.from({ length: count }, () => drawEntry(known, options)).flatMap((stack) => stack ?? [])
  })
}

function drawEntry(entries: readonly LootEntry[], options: RollLootOptions): ItemStack | undefined {
  const { random, rules } = options
  let left = random() * entries.reduce((sum, [weight]) => sum + weight, 0)
  const entry = entries.find(([weight]) => (left -= weight) < 0)
  if (!entry || entry[1] === '') return undefined
  const [, name, minimum = 1, maximum = minimum, enchanted] = entry
  const count = randomInteger(random, { minimum, maximum })
  if (!enchanted) return { name, count }
  const enchantments =
    enchanted === 'any'
      ? [anyEnchantment(options)]
      : drawEnchantments({ item: name, level: bookLevel, rules, random, withTreasure: true })
  return {
    name: name === 'book' ? 'enchanted_book' : name,
    count,
    enchantments: enchantments.flatMap((each) => each ?? []),
  }
}

function anyEnchantment({ random, rules }: RollLootOptions): { name: string; level: number } | undefined {
  const rule = rules[Math.floor(random() * rules.length)]
  return rule && { name: rule.name, level: randomInteger(random, { minimum: 1, maximum: rule.maxLevel }) }
}

/** Spreads stacks over the slots of a chest in an order drawn by lot. */
export function scatter(
  stacks: readonly ItemStack[],
  { size, random }: { readonly size: number; readonly random: RandomSource },
): readonly (ItemStack | undefined)[] {
  const slots: (ItemStack | undefined)[] = Array.from({ length: size }, () => undefined)
  const free = slots.map((_, index) => index)
  for (const stack of stacks) {
    const [slot] = free.splice(Math.floor(random() * free.length), 1)
    if (slot !== undefined) slots[slot] = stack
  }
  return slots
}
