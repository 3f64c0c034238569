import type { Item } from './item.ts'

/** Whether an item has uses that end, as tools and armour have. */
export function wears({ maxDurability }: Item): boolean {
  // mineflayer's types promise a number, which things that do not wear lack.
  return ((maxDurability as number | undefined) ?? 0) > 0
}
