import type { Player } from '../context/player.ts'
import { CommandError } from '../errors/command-error.ts'

/** The player who typed a command; throws `CommandError` when the world's handle did. */
export function selfOf(player: Player | undefined): Player {
  if (player) return player
  throw new CommandError('A player is required to run this command here')
}
