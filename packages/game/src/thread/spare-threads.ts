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
  readonly start?: StartGameThread
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
  start = startGameThread,
}: CreateSpareThreadsOptions): SpareThreads {
  let spare: readonly KeptThread[] = []
  let isClosed = false
  const takeBack = async (kept: KeptThread): Promise<void> => {
    // One that has died meanwhile takes no place.
    spare = spare.filter((other) => other.isReusable())
    if (!isClosed && spare.length < most && kept.isReusable()) spare = [...spare, kept]
    else await kept.thread.end()
  }
  return {
    startThread(setup, limits) {
      if (!isShareable(setup)) return start(setup, limits)
      const found = spare.find((kept) => kept.memoryMb === limits.memoryMb && kept.isReusable())
      spare = spare.filter((kept) => kept !== found)
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

/** Whether a game leaves its thread as it found it: modules of one's own keep their state, and so do cameras. */
function isShareable({ bot, world, primitiveUrls }: GameSetup): boolean {
  const isPlain = bot.screenshot === undefined && bot.engine !== 'isolated-vm' && primitiveUrls.length === 0
  return isPlain && world !== undefined && world.directory === undefined
}

/** A thread that is lent to one game after the other. */
interface KeptThread {
  readonly thread: GameThread
  readonly memoryMb: number
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
    isReusable: () =>
      !isDead && left !== undefined && left.heapMb < memoryMb * heapShare && games < mostGames,
    lend(takeBack) {
      const own: Borrower = { onMessage: [], onDeath: [] }
      borrower = own
      left = undefined
      games += 1
      return {
        post(message: ToGame) {
          if (borrower === own) thread.post(message)
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
