import type { Player } from '../context/player.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/** A player and how far away it is, in blocks. */
export interface PlayerNear {
  readonly player: Player
  readonly distance: number
}

/** Finds the living player of a place's dimension nearest to it that a filter lets through; absent when there is none. */
export function nearestPlayer(
  { players }: WorldContext,
  place: Place,
  isWanted: (player: Player) => boolean = () => true,
): PlayerNear | undefined {
  let found: PlayerNear | undefined
  for (const player of players) {
    if (player.isDead || player.gameMode === 'spectator' || !isWanted(player)) continue
    const distance = distanceBetween(place, player.position)
    if (distance < (found?.distance ?? Infinity)) found = { player, distance }
  }
  return found
}

/** Whether mobs may attack a player. */
export const isPrey = ({ isDead, gameMode }: Player): boolean =>
  !isDead && (gameMode === 'survival' || gameMode === 'adventure')
