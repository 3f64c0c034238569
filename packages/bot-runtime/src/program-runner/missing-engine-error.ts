import { AgentError } from '@voyager-mc/core'

/** A sandbox engine was chosen that is not installed, or has no binary for this platform and Node version. */
export class MissingEngineError extends AgentError {
  /** Package that was looked for. */
  readonly packageName: string

  constructor(packageName: string, options?: ErrorOptions) {
    super(
      'missing-engine',
      `The sandbox engine ${packageName} cannot be loaded on Node ${process.version}; install it, or leave the engine out to use QuickJS.`,
      options,
    )
    this.packageName = packageName
  }

  static override isInstance(this: void, error: unknown): error is MissingEngineError {
    return AgentError.isInstance(error) && error.code === 'missing-engine'
  }
}
