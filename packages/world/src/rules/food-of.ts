import type { Registry } from '../registry/registry.ts'

/** What eating an item gives. */
export interface FoodValues {
  readonly foodPoints: number
  readonly saturation: number
}

/** What eating an item gives, `undefined` if it is no food. */
export function foodOf(registry: Registry, itemName: string): FoodValues | undefined {
  const food = registry.foodsByName[itemName]
  return food && { foodPoints: food.foodPoints, saturation: food.saturation }
}
