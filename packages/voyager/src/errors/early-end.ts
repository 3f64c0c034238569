import { AgentError } from '@voyager-mc/core'
import type { RunEndReason } from '../state/run-words.ts'

/** Unwinds the loop when a run has to end early; never leaves the package. */
export class EarlyEnd extends AgentError {
  readonly reason: RunEndReason

  constructor(reason: RunEndReason, detail: string, options: { readonly cause?: unknown } = {}) {
    super('early-end', detail, options)
    this.reason = reason
  }

  static override isInstance(error: unknown): error is EarlyEnd {
    return AgentError.isInstance(error) && error.code === 'early-end'
  }
}
