import type { KeptGameWorld } from './kept-game-world.ts'

/**
 * Place that keeps the world of a game between processes, such as the home of a run; a `WorldStore` of
 * `@voyager-mc/world` is one.
 *
 * A step, and a reset, resolves after `commit` has: a home that only remembers the changes there, and writes them in one
 * transaction with its own record of the step, has both or neither. Nothing is committed in between, nor when the game is
 * closed. When `commit` fails, the call rejects with its error, and the next commit holds these changes too.
 */
export interface GameHome {
  /** Reads the world as it was committed last; absent before the first time. */
  load(): Promise<KeptGameWorld | undefined>
  /** Takes over what has changed since the last call, at the first time the whole world. */
  commit(changes: KeptGameWorld): Promise<void>
}
