import type { Clock, GameEvent, Observation } from '@voyager-mc/core'
import type { CheckedOptions } from '../check-options.ts'
import type { GameInfo, GameRequest, Inheritance, ThreadMemory, WorldState } from '../protocol/messages.ts'
import { lostBy } from './lost-by.ts'
import { startLife, type CallEnd, type GameLife, type LifeCallOptions } from './game-life.ts'
import type { StartGameThread } from './game-thread.ts'

/** The threads of one game, one after the other; each goes on where the one before stood at its last boundary. */
export interface GameLives {
  readonly info: GameInfo
  readonly replacements: number
  /** Most memory of a thread so far; absent before its first sign of life. */
  readonly peakMemory: ThreadMemory | undefined
  /** The last thing the agent saw; absent before the first `reset`. */
  readonly observation: Observation | undefined
  /** Asks the thread for one thing, a new one when the last is gone; rejects when there is none to be had. */
  call(this: void, request: GameRequest, options?: LifeCallOptions): Promise<CallEnd>
  /** Puts a new thread in the place of one that is gone; resolves with what the agent sees there. */
  revive(this: void, options?: LifeCallOptions): Promise<Observation | undefined>
  /** Leaves the world, which is saved if it is kept anywhere, and ends the thread. */
  close(this: void): Promise<void>
}

export interface KeepLivesOptions {
  readonly startThread: StartGameThread
  readonly clock: Clock
  readonly onEvent: (event: GameEvent) => void
}

// Saving a large world takes a second or two.
const closingMs = 10_000

/** Starts the first thread. */
export async function keepLives(
  { setup, limits, signal }: CheckedOptions,
  surroundings: KeepLivesOptions,
): Promise<GameLives> {
  let observation: Observation | undefined
  let world: WorldState | undefined
  let replacements = 0
  let peakMemory: ThreadMemory | undefined
  const start = (inherited: Inheritance | undefined, stop: AbortSignal | undefined): Promise<GameLife> =>
    startLife({
      ...surroundings,
      ...limits,
      signal: stop,
      setup: inherited ? { ...setup, inherited } : setup,
      onBoundary: (state) => void (world = state),
      onMemory: ({ heapMb, externalMb }) => {
        const { heapMb: most = 0, externalMb: mostExternal = 0 } = peakMemory ?? {}
        peakMemory = { heapMb: Math.max(most, heapMb), externalMb: Math.max(mostExternal, externalMb) }
      },
    })
  const askLife = async (request: GameRequest, options: LifeCallOptions): Promise<CallEnd> => {
    const end = await life.call(request, options)
    if (end.status !== 'answered') return end
    if (end.answer.type === 'reset') observation = end.answer.observation
    if (end.answer.type === 'step') observation = end.answer.result.observation
    return end
  }
  const revive = async ({ signal: stop }: LifeCallOptions = {}): Promise<Observation | undefined> => {
    if (!life.isOver) return observation
    await life.end()
    const inherited = observation && { memory: remembered(observation), ...(world && { world }) }
    try {
      life = await start(inherited, stop)
    } catch (error) {
      stop?.throwIfAborted()
      throw lostBy({ message: error instanceof Error ? error.message : String(error) }, { cause: error })
    }
    replacements += 1
    if (observation === undefined) return undefined
    const end = await askLife({ type: 'reset', options: {} }, { signal: stop })
    stop?.throwIfAborted()
    if (end.status === 'died') throw lostBy(end.death)
    if (end.status === 'failed') throw end.error
    return observation
  }
  let life = await start(undefined, signal)
  return {
    info: life.info,
    get replacements() {
      return replacements
    },
    get peakMemory() {
      return peakMemory
    },
    get observation() {
      return observation
    },
    async call(request, options = {}) {
      await revive(options)
      return askLife(request, options)
    },
    revive,
    async close() {
      if (!life.isOver) await life.call({ type: 'close' }, { limitMs: closingMs })
      await life.end()
    },
  }
}

const remembered = ({ chests, seenBlocks }: Observation): Inheritance['memory'] => ({ chests, seenBlocks })
