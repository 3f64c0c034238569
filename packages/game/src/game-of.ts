import type { MadeGame } from './create-game.ts'
import type { Game } from './game.ts'

/** The game of its only bot. */
export function gameOf({ info, lives, members, world, close }: MadeGame): Game {
  const [bot] = members
  return {
    ...bot,
    address: info.address,
    ...(world && { world }),
    get replacements() {
      return lives.replacements
    },
    get peakMemory() {
      return lives.peakMemory
    },
    close,
  }
}
