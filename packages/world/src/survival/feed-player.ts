import type { Player } from '../context/player.ts'
import type { FoodValues } from '../rules/index.ts'

/** A full hunger bar in half drumsticks. */
export const FULL_FOOD = 20

/** Fills a player's hunger bar; saturation never exceeds it. The client learns of it with the next tick. */
export function feedPlayer(player: Player, { foodPoints, saturation }: FoodValues): void {
  player.food = Math.min(FULL_FOOD, player.food + foodPoints)
  player.saturation = Math.min(player.food, player.saturation + saturation)
}
