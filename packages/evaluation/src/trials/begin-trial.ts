import { AgentError, EnvironmentLostError, type Observation } from '@voyager-mc/core'
import type { SuiteTask } from '../suite/suite-schema.ts'
import { setStart } from './set-start.ts'
import { TrialStartError } from './trial-start-error.ts'
import type { OpenTrial, OpenTrialOptions, TrialGame } from './trial-game.ts'

/** A world at the start of a task. */
export interface BegunTrial extends Awaited<ReturnType<typeof setStart>> {
  readonly game: TrialGame
  /** Seen before the agent's first step. */
  readonly observation: Observation
}

/** Games that are opened before a lost one ends the evaluation. */
const mostGames = 3

/**
 * Opens a world and puts it at the start of a task. A game that is lost meanwhile, such as on a machine that is too busy to
 * hear of it in time or to open it, says nothing about the agent: it is closed, and another one opened.
 */
export async function beginTrial(
  { id, start }: Pick<SuiteTask, 'id' | 'start'>,
  { openTrial, ...options }: Omit<OpenTrialOptions, 'start'> & { readonly openTrial: OpenTrial },
): Promise<BegunTrial> {
  for (let games = 1; ; games += 1) {
    let game: TrialGame | undefined
    try {
      game = await openTrial({ ...options, start })
      return { game, ...(await setStart(game, start)) }
    } catch (error) {
      await game?.close()
      if (TrialStartError.isInstance(error))
        throw new TrialStartError(`Task ${id}: ${error.message}`, { cause: error })
      if (games >= mostGames || !isHeldUp(error)) throw error
    }
  }
}

/** Whether a busy machine can be the cause. `GameStartError` is of a package that is loaded only where worlds are embedded. */
function isHeldUp(error: unknown): boolean {
  if (EnvironmentLostError.isInstance(error)) return true
  const isStart = AgentError.isInstance(error) && error.code === 'game-start'
  return isStart && 'problem' in error && error.problem === 'no-answer'
}
