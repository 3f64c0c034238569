const armorSlots: readonly (readonly [RegExp, number])[] = [
  [/_helmet$|_head$|_skull$|^carved_pumpkin$/, 5],
  [/_chestplate$|^elytra$/, 6],
  [/_leggings$/, 7],
  [/_boots$/, 8],
]

/** The inventory slot in which an item is worn; absent for items that are not. */
export function armorSlotOf(itemName: string): number | undefined {
  return armorSlots.find(([pattern]) => pattern.test(itemName))?.[1]
}
