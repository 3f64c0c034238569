/** Hunger, in points of 20, from which wounds close by themselves. */
export const healingFood = 18
