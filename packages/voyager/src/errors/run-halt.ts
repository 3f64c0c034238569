import { AgentError } from '@voyager-mc/core'
import type { RunEndReason } from '../state/run-words.ts'

/** Unwinds the loop when a run has to end early; never leaves the package. */
export class RunHalt extends AgentError {
  readonly reason: RunEndReason

  constructor(reason: RunEndReason, detail: string, options: { readonly cause?: unknown } = {}) {
    super('run-halt', detail, options)
    this.reason = reason
  }

  static override isInstance(error: unknown): error is RunHalt {
    return AgentError.isInstance(error) && error.code === 'run-halt'
  }
}
