import { EnvironmentLostError, type Clock, type GameEvent, type Program } from '@voyager-mc/core'
import { createCallQueue } from './call-queue.ts'
import type { CheckedOptions } from './check-options.ts'
import { createGameWorld } from './create-game-world.ts'
import type { Game, GameStepResult } from './game.ts'
import { givenUpStep, interruptedStep } from './interrupted-step.ts'
import { countDeaths } from './programs-given-up.ts'
import type { GameAnswer } from './protocol/messages.ts'
import type { CallEnd } from './thread/call-end.ts'
import type { StartGameThread } from './thread/game-thread.ts'
import { keepLives, type GameLives } from './thread/keep-lives.ts'
import { lostBy } from './thread/lost-by.ts'

export interface CreateGameOptions {
  readonly startThread: StartGameThread
  readonly clock: Clock
}

/** Opens the first thread and returns the game around it. */
export async function createGame(
  options: CheckedOptions,
  { startThread, clock }: CreateGameOptions,
): Promise<Game> {
  let events: GameEvent[] = []
  const lives = await keepLives(options, {
    startThread,
    clock,
    onEvent(event) {
      events.push(event)
      options.onEvent?.(event)
    },
    onGlance: options.onGlance,
  })
  const queue = createCallQueue(clock)
  const step = createStep(options, {
    lives,
    takeEvents: () => {
      const taken = events
      events = []
      return taken
    },
  })
  const { address, primitives, scope, worldSeed } = lives.info
  return {
    address,
    primitives,
    scope,
    ...(worldSeed !== undefined && {
      world: createGameWorld(worldSeed, (action, values) =>
        queue.add(undefined, async (signal) => {
          const end = await lives.call({ type: 'world', action, values }, { signal })
          return answerOf(end, 'world', signal).value
        }),
      ),
    }),
    get replacements() {
      return lives.replacements
    },
    get peakMemory() {
      return lives.peakMemory
    },
    reset: async ({ signal: caller, ...rest } = {}) =>
      queue.add(caller, async (signal) => {
        const end = await lives.call({ type: 'reset', options: rest }, { signal })
        return answerOf(end, 'reset', signal).observation
      }),
    step: async (program, { signal: caller, timeoutMs = options.stepTimeoutMs } = {}) =>
      queue.add(caller, (signal) => step(program, { signal, timeoutMs })),
    close: () => queue.close(lives.close),
  }
}

interface StepOptionsInTurn {
  readonly signal: AbortSignal
  readonly timeoutMs: number
}

/** The step of a game: a result, also when it cost the thread its life. */
function createStep(
  { setup, limits }: CheckedOptions,
  { lives, takeEvents }: { readonly lives: GameLives; readonly takeEvents: () => readonly GameEvent[] },
): (program: Program, options: StepOptionsInTurn) => Promise<GameStepResult> {
  const deaths = countDeaths(limits.deaths)
  const isEmbedded = setup.world !== undefined
  return async (program, { signal, timeoutMs }) => {
    const { observation: last } = lives
    if (last && deaths.isGivenUp(program)) {
      return givenUpStep({ observation: last, deaths: deaths.of(program) })
    }
    await lives.revive({ signal })
    takeEvents()
    const limitMs = limits.stepWallMs ?? timeoutMs / Math.min(1, setup.speed)
    const end = await lives.call({ type: 'step', program, timeoutMs }, { signal, limitMs })
    const events = takeEvents()
    signal.throwIfAborted()
    if (end.status !== 'died') {
      const { result } = answerOf(end, 'step', signal)
      deaths.clear(program)
      return { ...result, events }
    }
    deaths.add(program)
    const observation = await lives.revive({ signal })
    if (observation === undefined) throw lostBy(end.death)
    return interruptedStep(end.death, { observation, events, deaths: deaths.of(program), isEmbedded })
  }
}

/** The answer of the wanted type, or what the call has to throw. */
function answerOf<Type extends GameAnswer['type']>(
  end: CallEnd,
  type: Type,
  signal: AbortSignal,
): Extract<GameAnswer, { readonly type: Type }> {
  signal.throwIfAborted()
  if (end.status === 'failed') throw end.error
  if (end.status === 'died') throw lostBy(end.death)
  if (end.answer.type === type) {
    // Just compared.
    return end.answer as Extract<GameAnswer, { readonly type: Type }>
  }
  throw new EnvironmentLostError(
    'disconnected',
    `The game answered ${end.answer.type} to ${type}; call reset.`,
  )
}
