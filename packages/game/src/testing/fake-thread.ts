import { makeObservation } from '@voyager-mc/core/testing'
import type { FromGame, GameInfo, GameRequest, GameSetup, ToGame } from '../protocol/messages.ts'
import type { StartGameThread, ThreadDeath } from '../thread/game-thread.ts'

/** A thread that does what its test says. */
export interface FakeThread {
  readonly setup: GameSetup
  readonly memoryMb: number
  /** Everything the learner posted, in order. */
  readonly received: readonly ToGame[]
  readonly isEnded: boolean
  /** Whether the process waits for it. */
  readonly isHeld: boolean
  say(message: FromGame): void
  die(death: ThreadDeath): void
}

export interface FakeThreads {
  readonly startThread: StartGameThread
  readonly all: readonly FakeThread[]
}

export interface FakeThreadsOptions {
  /** Answers a request; the default answers every one at once. */
  readonly onRequest?: (thread: FakeThread, id: number, request: GameRequest) => void
  /** Reports the start of a new thread; the default opens. */
  readonly onStart?: (thread: FakeThread) => void
}

const observation = makeObservation()
export const fakeInfo: GameInfo = {
  address: { host: '127.0.0.1', port: 1, version: '1.19.4' },
  primitives: [],
  scope: { names: [], members: [] },
  worldSeed: 1,
}

/** Answers like a game in which nothing happens. */
export function answerAtOnce(thread: FakeThread, id: number, request: GameRequest): void {
  if (request.type === 'reset')
    thread.say({ type: 'answer', id, answer: { type: 'reset', bot: request.bot, observation, draws: 0 } })
  if (request.type === 'leave') thread.say({ type: 'answer', id, answer: { type: 'leave' } })
  if (request.type === 'close') thread.say({ type: 'answer', id, answer: { type: 'close' } })
  if (request.type === 'world') thread.say({ type: 'answer', id, answer: { type: 'world', value: 7 } })
  if (request.type !== 'step') return
  const result = { observation, outcome: { status: 'completed' as const }, operatorUses: {} }
  const turns = request.turns.map(({ bot }) => ({ bot, result, draws: 0 }))
  thread.say({ type: 'answer', id, answer: { type: 'step', turns } })
}

/** Makes threads for `openGame` that run in the test. */
export function fakeThreads({
  onRequest = answerAtOnce,
  onStart = (thread) => thread.say({ type: 'ready', info: fakeInfo }),
}: FakeThreadsOptions = {}): FakeThreads {
  const all: FakeThread[] = []
  return {
    all,
    startThread(setup, { memoryMb }) {
      const received: ToGame[] = []
      const listeners: ((message: FromGame) => void)[] = []
      const mourners: ((death: ThreadDeath) => void)[] = []
      let isEnded = false
      let isHeld = true
      const thread: FakeThread = {
        setup,
        memoryMb,
        received,
        get isEnded() {
          return isEnded
        },
        get isHeld() {
          return isHeld
        },
        say: (message) => listeners.forEach((react) => react(message)),
        die: (death) => mourners.forEach((react) => react(death)),
      }
      all.push(thread)
      // As a real one, it says nothing before its starter has done with it.
      queueMicrotask(() => onStart(thread))
      return {
        post(message) {
          received.push(message)
          if (message.type === 'call') queueMicrotask(() => onRequest(thread, message.id, message.request))
        },
        onMessage: (react) => void listeners.push(react),
        onDeath: (react) => void mourners.push(react),
        hold: (held) => void (isHeld = held),
        async end() {
          isEnded = true
        },
      }
    },
  }
}
