import type { SignInCode } from '@voyager-mc/bot-runtime'
import type { Clock, GameEvent, Observation } from '@voyager-mc/core'
import type { CheckedOptions } from '../check-options.ts'
import type { GameInfo, GameRequest } from '../protocol/messages.ts'
import type { ThreadMemory } from '../thread-memory.ts'
import { openEstate } from './estate.ts'
import { lostBy } from './lost-by.ts'
import type { Glance } from '../glance.ts'
import type { CallEnd } from './call-end.ts'
import { startLife, type GameLife, type LifeCallOptions } from './game-life.ts'
import type { StartLifeOptions } from './start-life-options.ts'
import { createPeakMemory } from './peak-memory.ts'
import type { StartGameThread } from './game-thread.ts'

/** The threads of one game, one after the other; each goes on where the one before stood at its last boundary. */
export interface GameLives {
  readonly info: GameInfo
  readonly replacements: number
  /** Most memory of a thread so far; absent before its first sign of life. */
  readonly peakMemory: ThreadMemory | undefined
  /** The last thing a bot saw; absent before its first `reset`. */
  observationOf(this: void, bot: number): Observation | undefined
  /** Asks the thread for one thing, a new one when the last is gone; rejects when there is none to be had. */
  call(this: void, request: GameRequest, options?: LifeCallOptions): Promise<CallEnd>
  /** Puts a new thread in the place of one that is gone; every bot that had joined joins again. */
  revive(this: void, options?: LifeCallOptions): Promise<void>
  /** A bot leaves for good. */
  leave(this: void, bot: number): Promise<void>
  /** Leaves the world, which is saved if it is kept anywhere, and ends the thread. */
  close(this: void): Promise<void>
}

export interface KeepLivesOptions {
  readonly startThread: StartGameThread
  readonly clock: Clock
  readonly onEvent: (event: GameEvent, bot: number) => void
  readonly onGlance?: ((glance: Glance) => void) | undefined
  readonly onCode?: ((code: SignInCode) => void) | undefined
  readonly frames: StartLifeOptions['frames']
}

// Saving a large world takes a second or two.
const closingMs = 10_000

/** Starts the first thread. */
export async function keepLives(
  { setup, limits, home, places, signal }: CheckedOptions,
  surroundings: KeepLivesOptions,
): Promise<GameLives> {
  const estate = await openEstate({ home, places })
  const peakMemory = createPeakMemory()
  let replacements = 0
  const start = (stop: AbortSignal | undefined): Promise<GameLife> =>
    startLife({
      ...surroundings,
      ...limits,
      signal: stop,
      setup: { ...setup, ...(estate.inheritance && { inherited: estate.inheritance }) },
      onBoundary: estate.noteChanges,
      onMemory: peakMemory.note,
    })
  const askLife = async (request: GameRequest, options: LifeCallOptions): Promise<CallEnd> => {
    const end = await life.call(request, options)
    if (end.status !== 'answered') return end
    estate.noteAnswer(end.answer)
    if (end.answer.type === 'reset' || end.answer.type === 'step') await estate.commit()
    return end
  }
  const revive = async ({ signal: stop }: LifeCallOptions = {}): Promise<void> => {
    if (!life.isOver) return
    await life.end()
    life = await startAgain(() => start(stop), stop)
    replacements += 1
    for (const bot of estate.joined) {
      const end = await askLife({ type: 'reset', bot, options: {} }, { signal: stop })
      stop?.throwIfAborted()
      if (end.status === 'died') throw lostBy(end.death)
      if (end.status === 'failed') throw end.error
    }
  }
  let life = await start(signal)
  return {
    info: life.info,
    get replacements() {
      return replacements
    },
    get peakMemory() {
      return peakMemory.value
    },
    observationOf: estate.observationOf,
    async call(request, options = {}) {
      await revive(options)
      return askLife(request, options)
    },
    revive,
    async leave(bot) {
      estate.forget(bot)
      if (!life.isOver) await askLife({ type: 'leave', bot }, { limitMs: closingMs })
    },
    async close() {
      if (!life.isOver) await life.call({ type: 'close' }, { limitMs: closingMs })
      await life.end()
    },
  }
}

// A learner that has a game already tries again later; how a thread failed to start is part of the message.
async function startAgain(
  start: () => Promise<GameLife>,
  signal: AbortSignal | undefined,
): Promise<GameLife> {
  try {
    return await start()
  } catch (error) {
    signal?.throwIfAborted()
    throw lostBy({ message: error instanceof Error ? error.message : String(error) }, { cause: error })
  }
}
