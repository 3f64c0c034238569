import type { StartGameThread } from './game-thread.ts'
import { createSpareThreads, type SpareThreads } from './spare-threads.ts'

// Whoever opens one game after the other does so within seconds; a thread holds a hundred mebibytes or two.
const mostSpare = 2
const idleMs = 30_000

let shared: SpareThreads | undefined

/** Starts a thread, or takes that of a game which was closed in this process a short time ago. */
export const startSharedThread: StartGameThread = (setup, limits) => {
  shared ??= createSpareThreads({ most: mostSpare, idleMs })
  return shared.startThread(setup, limits)
}
