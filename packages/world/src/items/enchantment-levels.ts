import type { ItemStack } from './item-stack.ts'

/** The enchantments of a stack as levels by name; empty for none. */
export function enchantmentLevels(stack: ItemStack | undefined): Readonly<Record<string, number>> {
  return Object.fromEntries((stack?.enchantments ?? []).map(({ name, level }) => [name, level]))
}
