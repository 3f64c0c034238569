import type { GameMode } from '../context/game-mode.ts'
import type { Player } from '../context/player.ts'

// Bits: 1 cannot be hurt, 2 flies, 4 may fly, 8 breaks blocks at once.
const flags: Readonly<Record<GameMode, number>> = {
  survival: 0,
  adventure: 0,
  creative: 0x0d,
  spectator: 0x07,
}

/** Sends what a player's game mode allows. */
export function sendAbilities(player: Player): void {
  player.send('abilities', { flags: flags[player.gameMode], flyingSpeed: 0.05, walkingSpeed: 0.1 })
}
