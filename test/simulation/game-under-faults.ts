import { EnvironmentLostError, type Environment, type Program, type StepResult } from '@voyager-mc/core'
import { makeStepResult } from '@voyager-mc/core/testing'
import type { Home } from '@voyager-mc/voyager/home'
import type { Defect } from './defects.ts'
import type { FaultPlan } from './fault-plan.ts'
import type { SimulatedClock } from './simulated-clock.ts'

/** Parts of the game of one life. */
export interface SimulatedGameOptions {
  readonly home: Home
  readonly plan: FaultPlan
  readonly clock: SimulatedClock
  /** Called where a process could end between two operations. */
  readonly mayDie: () => void
  readonly defect?: Defect | undefined
}

/** A game without faults, of either kind. */
export interface FaultlessGame extends Required<Pick<Environment, 'reset' | 'step' | 'close'>> {
  readonly primitives: Environment['primitives']
  /** Plays a program and is ended in the middle of it. */
  interrupt(this: void, program: Program): Promise<StepResult>
  /** Answer to a program that never began. */
  idle(this: void): StepResult
}

/** A game whose connection, and whose thread, fail as the plan says. */
export function gameUnderFaults(
  game: FaultlessGame,
  { plan, clock, defect }: Pick<SimulatedGameOptions, 'plan' | 'clock' | 'defect'>,
): Environment {
  let isJoined = false
  const lose = (reason: 'kicked' | 'disconnected'): never => {
    isJoined = false
    throw new EnvironmentLostError(reason, 'The simulated connection is gone.')
  }
  return {
    ...(game.primitives && { primitives: game.primitives }),
    async reset({ signal } = {}) {
      signal?.throwIfAborted()
      const fault = plan.draw('connection-cut', 'packet-delayed')
      if (fault === 'connection-cut') lose('disconnected')
      if (fault === 'packet-delayed')
        await clock.sleep(2000, { signal: signal ?? new AbortController().signal })
      isJoined = true
      return game.reset(signal && { signal })
    },
    async step(program, { signal } = {}) {
      signal?.throwIfAborted()
      if (!isJoined) lose('disconnected')
      const fault = plan.draw(
        'connection-cut',
        'connection-stalled',
        'packet-delayed',
        'kicked',
        'game-interrupted',
        'answer-lost',
      )
      if (fault === 'connection-cut') lose('disconnected')
      if (fault === 'kicked') lose('kicked')
      if (fault === 'connection-stalled')
        return defect === 'silence-completes' ? game.idle() : stalled(signal)
      if (fault === 'packet-delayed') await clock.sleep(500, signal && { signal })
      if (fault === 'game-interrupted') return game.interrupt(program)
      const result = await game.step(program, signal && { signal })
      // The world has gone on, and nobody hears what came of it.
      return fault === 'answer-lost' ? lose('disconnected') : result
    },
    close: game.close,
  }
}

/** Step that was ended with its game. */
export function interruptedStep(observation: StepResult['observation']): StepResult {
  const message = 'The game was ended and begun again.'
  return makeStepResult({ observation, outcome: { status: 'interrupted', message } })
}

/** Nothing comes any more until somebody stops waiting. */
function stalled(signal: AbortSignal | undefined): Promise<StepResult> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
