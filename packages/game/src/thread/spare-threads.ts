import { setTimeout as delay } from 'node:timers/promises'
import type { GameSetup, ToGame, FromGame } from '../protocol/messages.ts'
import type { ThreadMemory } from '../thread-memory.ts'
import { startGameThread, type GameThread, type StartGameThread, type ThreadDeath } from './game-thread.ts'

/** Threads whose game was closed, kept for the next one. */
export interface SpareThreads {
  /** Takes a spare thread with the same limits, or starts one. */
  readonly startThread: StartGameThread
  /** Ends the spare threads; those in use end with their games from now on. */
  close(this: void): Promise<void>
}

export interface CreateSpareThreadsOptions {
  /** Threads that are kept at once. */
  readonly most: number
  /**
   * Time after which a thread that nobody has used is ended; the process may end before that. Without it a spare thread is
   * kept, and holds the process, until `close`.
   */
  readonly idleMs?: number
  readonly start?: StartGameThread
  /** Waits without holding the process. */
  readonly rest?: (durationMs: number) => Promise<void>
}

// What a game leaves in caches without an end stays bounded.
const mostGames = 16
// Of the memory that a thread may take; garbage of the last game counts, too.
const heapShare = 1 / 4

/**
 * Keeps threads for further games, which have their modules loaded and their code warm. A thread that has died, that was
 * ended before its game was closed or in which something of a game lives on is never given to another.
 */
export function createSpareThreads({
  most,
  idleMs,
  start = startGameThread,
  rest = (durationMs) => delay(durationMs, undefined, { ref: false }),
}: CreateSpareThreadsOptions): SpareThreads {
  let spare: readonly KeptThread[] = []
  let isClosed = false
  const without = (kept: KeptThread | undefined): typeof spare => spare.filter((other) => other !== kept)
  const endWhenIdle = async (kept: KeptThread, durationMs: number): Promise<void> => {
    kept.thread.hold(false)
    const games = kept.games()
    await rest(durationMs)
    // Another game may have begun meanwhile, and may have ended, too.
    if (!spare.includes(kept) || kept.games() !== games) return
    spare = without(kept)
    await kept.thread.end()
  }
  const takeBack = async (kept: KeptThread): Promise<void> => {
    // One that has died meanwhile takes no place.
    spare = spare.filter((other) => other.isReusable())
    if (isClosed || spare.length >= most || !kept.isReusable()) return kept.thread.end()
    spare = [...spare, kept]
    if (idleMs !== undefined) void endWhenIdle(kept, idleMs)
  }
  return {
    startThread(setup, limits) {
      if (!isShareable(setup)) return start(setup, limits)
      const found = spare.find((kept) => kept.memoryMb === limits.memoryMb && kept.isReusable())
      spare = without(found)
      found?.thread.hold(true)
      found?.thread.post({ type: 'open', setup })
      return (found ?? keepThread(start(setup, limits), limits)).lend(takeBack)
    },
    async close() {
      isClosed = true
      const ended = spare
      spare = []
      await Promise.all(ended.map(({ thread }) => thread.end()))
    },
  }
}

/** Whether a game leaves its thread as it found it: modules of one's own keep their state, and so do cameras and accounts. */
function isShareable({ bot, primitiveUrls }: GameSetup): boolean {
  const isPlain = bot.screenshot === undefined && bot.engine !== 'isolated-vm' && bot.auth !== 'microsoft'
  return isPlain && primitiveUrls.length === 0
}

/** A thread that is lent to one game after the other. */
interface KeptThread {
  readonly thread: GameThread
  readonly memoryMb: number
  /** Games that have begun in it. */
  games(this: void): number
  isReusable(this: void): boolean
  lend(this: void, takeBack: (kept: KeptThread) => Promise<void>): GameThread
}

interface Borrower {
  readonly onMessage: ((message: FromGame) => void)[]
  readonly onDeath: ((death: ThreadDeath) => void)[]
}

function keepThread(thread: GameThread, { memoryMb }: { readonly memoryMb: number }): KeptThread {
  let borrower: Borrower | undefined
  let left: ThreadMemory | undefined
  let isDead = false
  let games = 0
  thread.onMessage((message) => {
    if (message.type === 'answer' && message.answer.type === 'close') left = message.answer.left
    for (const react of borrower?.onMessage ?? []) react(message)
  })
  thread.onDeath((death) => {
    isDead = true
    for (const react of borrower?.onDeath ?? []) react(death)
  })
  const kept: KeptThread = {
    thread,
    memoryMb,
    games: () => games,
    isReusable: () =>
      !isDead && left !== undefined && left.heapMb < memoryMb * heapShare && games < mostGames,
    lend(takeBack) {
      const own: Borrower = { onMessage: [], onDeath: [] }
      borrower = own
      left = undefined
      games += 1
      return {
        post(message: ToGame) {
          if (borrower !== own) return
          // Whoever borrows it may keep it for further games, too.
          if (message.type === 'open') games += 1
          if (message.type === 'open' || message.type === 'call') left = undefined
          thread.post(message)
        },
        hold(isHeld) {
          if (borrower === own) thread.hold(isHeld)
        },
        onMessage: (react) => void own.onMessage.push(react),
        onDeath: (react) => void own.onDeath.push(react),
        async end() {
          if (borrower !== own) return
          borrower = undefined
          await takeBack(kept)
        },
      }
    },
  }
  return kept
}
