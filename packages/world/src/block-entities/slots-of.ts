import type { Container } from '../items/container.ts'
import type { ItemStack } from '../items/item-stack.ts'

/** Gives the slots of a container for keeping; JSON has no word for an empty slot but null. */
export function slotsOf(container: Container): (ItemStack | null)[] {
  return container.toArray().map((slot) => slot ?? null)
}
