import type { Player } from '../context/player.ts'

// Vanilla never counts more than this as still to be paid.
const maxExhaustion = 40

/** Charges a player's strength; hunger turns every four points into one of saturation or food. */
export function exhaustPlayer(player: Player, points: number): void {
  if (player.gameMode === 'creative' || player.gameMode === 'spectator' || player.isDead) return
  player.exhaustion = Math.min(maxExhaustion, player.exhaustion + points)
}
