import { systemClock, type Clock } from '@voyager-mc/core'
import { checkOptions } from './check-options.ts'
import { createGame } from './create-game.ts'
import type { Game } from './game.ts'
import { gameOf } from './game-of.ts'
import type { OpenGameOptions } from './open-game-options.ts'
import type { StartGameThread } from './thread/game-thread.ts'
import { startSharedThread } from './thread/start-shared-thread.ts'

/** The outside of a game, for tests. */
export interface GameSurroundings {
  readonly startThread?: StartGameThread
  readonly clock?: Clock
}

/**
 * Opens a game in a thread of its own, or in that of a game which was closed in the half minute before; `reset` then joins it. Nothing a program does there can block or end this thread,
 * and the time of an embedded world is its own. Throws `InvalidArgumentError`, `PrimitiveModuleError`,
 * `GameStartError`, `MissingEngineError` or, for an option of the world, one of its errors, recognised by its `code`.
 */
export async function openGame(
  options: OpenGameOptions,
  { startThread = startSharedThread, clock = systemClock }: GameSurroundings = {},
): Promise<Game> {
  return gameOf(await createGame(checkOptions(options), { startThread, clock }))
}
