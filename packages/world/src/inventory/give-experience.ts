import type { Player } from '../context/player.ts'
import { experienceLevel } from '../rules/index.ts'

/** Adds experience points to a player; negative points take some away. */
export function giveExperience(player: Player, points: number): void {
  player.experience = Math.max(0, player.experience + points)
  sendExperience(player)
}

/** Sends how much experience a player has. */
export function sendExperience(player: Player): void {
  const { level, progress } = experienceLevel(player.experience)
  player.send('experience', { experienceBar: progress, level, totalExperience: player.experience })
}
