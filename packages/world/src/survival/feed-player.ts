import type { Player } from '../context/player.ts'
import type { FoodValues } from '../rules/index.ts'

/** A full hunger bar in half drumsticks. */
export const fullFood = 20

/** Fills a player's hunger bar; saturation never exceeds it. The client learns of it with the next tick. */
export function feedPlayer(player: Player, { foodPoints, saturation }: FoodValues): void {
  player.food = Math.min(fullFood, player.food + foodPoints)
  player.saturation = Math.min(player.food, player.saturation + saturation)
}
