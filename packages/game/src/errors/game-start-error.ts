import { AgentError } from '@voyager-mc/core'

/** Why a game's thread did not begin. */
export type GameStartProblem = 'missing-package' | 'no-answer' | 'crashed' | 'out-of-memory'

/** The thread of a game could not be started. */
export class GameStartError extends AgentError {
  readonly problem: GameStartProblem

  constructor(problem: GameStartProblem, message: string, options: { readonly cause?: unknown } = {}) {
    super('game-start', message, options)
    this.problem = problem
  }

  static override isInstance(this: void, error: unknown): error is GameStartError {
    return AgentError.isInstance(error) && error.code === 'game-start'
  }
}
