import { AgentError } from '@voyager-mc/core'

/** A part of a run is not as it was written, so its state cannot be trusted. */
export class RunDamagedError extends AgentError {
  /** Place of the run. */
  readonly path: string
  /** The part, and how it differs from what was written. */
  readonly detail: string
  /** True when the run is whole but for records at its end, without which it can go on. */
  readonly isLossOnly: boolean

  constructor(
    path: string,
    detail: string,
    { isLossOnly = false, cause }: { readonly isLossOnly?: boolean; readonly cause?: unknown } = {},
  ) {
    const remedy = isLossOnly
      ? 'open it with acceptsLoss to go on without them'
      : 'save what is left into a new run'
    super('run-damaged', `${path} is damaged: ${detail}; ${remedy}.`, { cause })
    this.path = path
    this.detail = detail
    this.isLossOnly = isLossOnly
  }

  static override isInstance(this: void, error: unknown): error is RunDamagedError {
    return AgentError.isInstance(error) && error.code === 'run-damaged'
  }
}
