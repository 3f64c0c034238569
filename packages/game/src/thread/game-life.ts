import type { Clock, GameEvent } from '@voyager-mc/core'
import type {
  FromGame,
  GameAnswer,
  GameInfo,
  GameRequest,
  GameSetup,
  ThreadMemory,
  WorldState,
} from '../protocol/messages.ts'
import { unpackError } from '../protocol/packed-error.ts'
import { moreThanItMay, type StartGameThread, type ThreadDeath } from './game-thread.ts'
import { openThread } from './open-thread.ts'
import { watchCall } from './watch-call.ts'

/** One thread from its opening to its end. */
export interface GameLife {
  readonly info: GameInfo
  readonly isOver: boolean
  /** Asks for one thing at a time; never rejects. A thread that does not answer in time is ended. */
  call(request: GameRequest, options: LifeCallOptions): Promise<CallEnd>
  end(): Promise<void>
}

export interface LifeCallOptions {
  /** Aborting it asks the thread to give the work up, and ends the thread when it does not answer. */
  readonly signal?: AbortSignal | undefined
  /** Wall time after which the work is stopped; absent means that it may take as long as it gives signs of life. */
  readonly limitMs?: number
}

/** How a call ended. */
export type CallEnd =
  | { readonly status: 'answered'; readonly answer: GameAnswer }
  | { readonly status: 'failed'; readonly error: Error }
  | { readonly status: 'died'; readonly death: Death }

export interface Death {
  readonly reason: ThreadDeath['reason'] | 'no-answer' | 'silent'
  /** Words for the reader of a step's result. */
  readonly message: string
}

export interface StartLifeOptions {
  readonly setup: GameSetup
  readonly startThread: StartGameThread
  readonly clock: Clock
  readonly memoryMb: number
  readonly answerMs: number
  readonly silenceMs: number
  readonly signal?: AbortSignal | undefined
  readonly onEvent: (event: GameEvent) => void
  readonly onBoundary: (world: WorldState) => void
  readonly onMemory: (memory: ThreadMemory) => void
}

/** Starts a thread and waits until its game is open; throws what keeps it from opening. */
export async function startLife(options: StartLifeOptions): Promise<GameLife> {
  const { clock, answerMs, silenceMs, onEvent, onBoundary, onMemory } = options
  const { thread, info } = await openThread(options)
  let over: Death | undefined
  let nextId = 0
  let current: { readonly id: number; readonly settle: (end: CallEnd) => void; beat: () => void } | undefined
  const die = (death: Death): void => {
    over ??= death
    current?.settle({ status: 'died', death: over })
  }
  // The engine itself watches over its heap only.
  const checkMemory = ({ heapMb, externalMb }: ThreadMemory): void => {
    onMemory({ heapMb, externalMb })
    if (externalMb > options.memoryMb) die({ reason: 'out-of-memory', message: moreThanItMay })
  }
  thread.onDeath(({ reason, message }) => die({ reason, message }))
  thread.onMessage((message: FromGame) => {
    if (over) return
    current?.beat()
    if (message.type === 'beat') checkMemory(message.memory)
    else if (message.type === 'event') onEvent(message.event)
    else if (message.type === 'boundary') onBoundary(message.world)
    else if (message.type === 'answer' && message.id === current?.id) {
      current.settle({ status: 'answered', answer: message.answer })
    } else if (message.type === 'error' && message.id === current?.id) {
      current.settle({ status: 'failed', error: unpackError(message.error) })
    }
  })
  return {
    info,
    get isOver() {
      return over !== undefined
    },
    async call(request, { signal, limitMs } = {}) {
      if (over) return { status: 'died', death: over }
      const id = (nextId += 1)
      let beats = 0
      const answered = new Promise<CallEnd>((resolve) => {
        current = { id, settle: resolve, beat: () => void (beats += 1) }
      })
      thread.post({ type: 'call', id, request })
      const end = await watchCall(answered, {
        clock,
        signal,
        limitMs,
        answerMs,
        silenceMs,
        beats: () => beats,
        onAbort: () => thread.post({ type: 'abort', id }),
        onLimit: () => thread.post({ type: 'halt', id }),
      })
      current = undefined
      if (end.status === 'died') {
        over ??= end.death
        await thread.end()
      }
      return end
    },
    async end() {
      over ??= { reason: 'crashed', message: 'The game was closed.' }
      await thread.end()
    },
  }
}
