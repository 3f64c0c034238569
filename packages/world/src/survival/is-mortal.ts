import type { Player } from '../context/player.ts'

/** Whether a player is alive and in a game mode in which hunger and harm exist. */
export function isMortal({ isDead, gameMode }: Player): boolean {
  return !isDead && (gameMode === 'survival' || gameMode === 'adventure')
}
