import type { GameAnswer } from '../protocol/messages.ts'
import type { ThreadDeath } from './game-thread.ts'

/** End of a call. */
export type CallEnd =
  | { readonly status: 'answered'; readonly answer: GameAnswer }
  | { readonly status: 'failed'; readonly error: Error }
  | { readonly status: 'died'; readonly death: Death }

export interface Death {
  readonly reason: ThreadDeath['reason'] | 'no-answer' | 'silent'
  /** Words for the reader of a step's result. */
  readonly message: string
}
