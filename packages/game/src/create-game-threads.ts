import { InvalidArgumentError } from '@voyager-mc/core'
import type { Game } from './game.ts'
import { openGame } from './open-game.ts'
import type { OpenGameOptions } from './open-game-options.ts'
import { openTeamGame } from './open-team-game.ts'
import type { OpenTeamGameOptions, TeamGame } from './team-game.ts'
import { createSpareThreads } from './thread/spare-threads.ts'
import { startSharedThread } from './thread/start-shared-thread.ts'

/** Opens games one after the other in the same threads. */
export interface GameThreads {
  openGame(this: void, options: OpenGameOptions): Promise<Game>
  openTeamGame(this: void, options: OpenTeamGameOptions): Promise<TeamGame>
  /** Ends the threads that are kept; games that are open play on. */
  close(this: void): Promise<void>
}

export interface CreateGameThreadsOptions {
  /** Threads that are kept for further games at once; 1 by default. */
  readonly most?: number
}

/**
 * Keeps the threads of closed games for further ones, which open in a third of the time, for longer and in greater number
 * than `openGame` does by itself. Nothing of a game lives on for the next: a thread that was ended, crashed or still holds a
 * timer is not kept, nor is one with modules of primitives, a camera, a Microsoft account or isolated-vm. The kept threads
 * hold the process until `close`.
 */
export function createGameThreads({ most = 1 }: CreateGameThreadsOptions = {}): GameThreads {
  if (!Number.isInteger(most) || most < 1)
    throw new InvalidArgumentError('most', most, 'use a whole number above 0.')
  const { startThread, close } = createSpareThreads({ most, start: startSharedThread })
  return {
    openGame: (options) => openGame(options, { startThread }),
    openTeamGame: (options) => openTeamGame(options, { startThread }),
    close,
  }
}
