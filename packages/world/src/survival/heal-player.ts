import type { Player } from '../context/player.ts'

/** Full health in half hearts. */
export const fullHealth = 20

/** Gives a living player health back, up to the full bar; the client learns of it with the next tick. */
export function healPlayer(player: Player, points: number): void {
  if (!player.isDead) player.health = Math.min(fullHealth, player.health + points)
}
