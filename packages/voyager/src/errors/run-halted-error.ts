import { AgentError } from '@voyager-mc/core'
import type { RunEndReason } from '../state/run-words.ts'

/** A run that had one thing to give ended before it could. */
export class RunHaltedError extends AgentError {
  readonly reason: RunEndReason

  constructor(
    reason: RunEndReason,
    { detail, cause }: { readonly detail: string; readonly cause?: unknown },
  ) {
    super('run-halted', `The run ended early (${reason}): ${detail.replace(/\.$/, '')}; try again.`, {
      cause,
    })
    this.reason = reason
  }

  static override isInstance(error: unknown): error is RunHaltedError {
    return AgentError.isInstance(error) && error.code === 'run-halted'
  }
}
