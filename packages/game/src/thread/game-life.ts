import type { GameInfo, GameRequest } from '../protocol/messages.ts'
import type { CallEnd, Death } from './call-end.ts'
import { createCallSlot } from './call-slot.ts'
import { moreThanItMay } from './game-thread.ts'
import { openThread } from './open-thread.ts'
import type { StartLifeOptions } from './start-life-options.ts'
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
  /** Aborting one of them asks the thread to give up the turn of a bot; the others go on. */
  readonly stops?: readonly TurnStop[]
  /** Aborting it asks the thread to give the work up, and ends the thread when it does not answer. */
  readonly signal?: AbortSignal | undefined
  /** Wall time after which the work is stopped; absent means that it may take as long as it gives signs of life. */
  readonly limitMs?: number
}

/** Signal of one bot's turn. */
export interface TurnStop {
  readonly bot: number
  readonly signal: AbortSignal
}

/** Starts a thread and waits until its game is open; throws what keeps it from opening. */
export async function startLife(options: StartLifeOptions): Promise<GameLife> {
  const { clock, memoryMb, answerMs, silenceMs, onEvent, onBoundary, onMemory, onGlance, onCode, frames } =
    options
  const { thread, info } = await openThread(options)
  const slot = createCallSlot()
  let over: Death | undefined
  let nextId = 0
  const die = (death: Death): void => {
    over ??= death
    slot.settle({ status: 'died', death: over })
  }
  thread.onDeath(({ reason, message }) => die({ reason, message }))
  thread.onMessage((message) => {
    if (over) return
    if (message.type === 'event') onEvent(message.event, message.bot)
    else if (message.type === 'sign-in') onCode?.(message.code)
    else if (message.type === 'frame') frames.hear(message.frame)
    else if (message.type === 'boundary') onBoundary(message.changes)
    else if (message.type === 'beat') {
      onMemory(message.memory)
      if (message.glance) onGlance?.(message.glance)
      // The engine itself watches over its heap only.
      if (message.memory.externalMb > memoryMb) die({ reason: 'out-of-memory', message: moreThanItMay })
    }
    slot.hear(message)
  })
  frames.attach(thread.post)
  return {
    info,
    get isOver() {
      return over !== undefined
    },
    async call(request, { signal, stops = [], limitMs } = {}) {
      if (over) return { status: 'died', death: over }
      const id = (nextId += 1)
      const answered = slot.begin(id)
      thread.post({ type: 'call', id, request })
      const unwatch = watchStops(stops, ({ bot }) => thread.post({ type: 'abort', id, bot }))
      const end = await watchCall(answered, {
        clock,
        signal,
        limitMs,
        answerMs,
        silenceMs,
        beats: slot.signs,
        onAbort: () => thread.post({ type: 'abort', id }),
        onLimit: () => thread.post({ type: 'halt', id }),
      })
      unwatch()
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

/** Tells of each turn whose signal is aborted; the result ends it. */
function watchStops(stops: readonly TurnStop[], tell: (stop: TurnStop) => void): () => void {
  const isDone = new AbortController()
  for (const stop of stops) {
    if (stop.signal.aborted) tell(stop)
    else stop.signal.addEventListener('abort', () => tell(stop), { once: true, signal: isDone.signal })
  }
  return () => isDone.abort()
}
