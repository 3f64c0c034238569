import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FromGame, GameSetup, ToGame } from '../protocol/messages.ts'

/** A thread with a game in it, as far as the learner deals with it; tests have their own. */
export interface GameThread {
  post(this: void, message: ToGame): void
  onMessage(this: void, react: (message: FromGame) => void): void
  /** Called once, when the thread has ended by itself. */
  onDeath(this: void, react: (death: ThreadDeath) => void): void
  /** Whether the process waits for the thread, as it does from the start, or may end while the thread is there. */
  hold(this: void, isHeld: boolean): void
  /** Ends the thread, whatever it does; one that sits in a call of the system which nothing can stop is left to end by itself. */
  end(this: void): Promise<void>
}

/** Last words of a thread that reached its memory limit. */
export const moreThanItMay = 'The game used more memory than it may.'

export interface ThreadDeath {
  readonly reason: 'out-of-memory' | 'crashed'
  readonly message: string
}

/** Starts a thread for the setup. */
export type StartGameThread = (setup: GameSetup, options: { readonly memoryMb: number }) => GameThread

// Node gives a thread 16 MiB beyond its limit to end in. One collection of a larger young generation can need more, and
// then V8 ends the whole process.
const youngMb = 16

// Node waits for such a call to come back; the learner does not.
const longestEndMs = 3000

/** Starts a worker of `node:worker_threads`. */
export const startGameThread: StartGameThread = (setup, { memoryMb }) => {
  const worker = new Worker(workerFile(), {
    workerData: setup,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
    name: 'game',
    execArgv: [],
  })
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (react) => {
      // Nothing but `serveGame` runs in the worker.
      worker.on('message', (message) => react(message as FromGame))
    },
    onDeath: (react) => {
      worker.once('error', (error: unknown) => react(describeDeath(error)))
      worker.once('exit', (code) =>
        react({ reason: 'crashed', message: `The game's thread ended with code ${code}.` }),
      )
    },
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    async end() {
      await Promise.race([worker.terminate(), delay(longestEndMs, undefined, { ref: false })])
    },
  }
}

// Beside this file's folder, as source and as built: the build puts every module of the entry into one file.
function workerFile(): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(isSource ? '../game-worker.ts' : './game-worker.js', import.meta.url)
}

function describeDeath(error: unknown): ThreadDeath {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (isMemory) return { reason: 'out-of-memory', message: moreThanItMay }
  return { reason: 'crashed', message: error instanceof Error ? error.message : String(error) }
}
