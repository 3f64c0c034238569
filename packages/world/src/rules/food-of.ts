import type { Registry } from '../registry/registry.ts'

/** Gain from eating an item. */
export interface FoodValues {
  readonly foodPoints: number
  readonly saturation: number
}

/** Gives the gain from eating an item, `undefined` if it is no food. */
export function foodOf(registry: Registry, itemName: string): FoodValues | undefined {
  const food = registry.foodsByName[itemName]
  return food && { foodPoints: food.foodPoints, saturation: food.saturation }
}
