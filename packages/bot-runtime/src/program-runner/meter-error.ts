import { AgentError } from '@voyager-mc/core'

/** The sandbox engine's binary is not as this package knows it, so its loops cannot be watched. */
export class MeterError extends AgentError {
  constructor(problem: string) {
    super(
      'meter',
      `${problem}; install the version of @jitl/quickjs-wasmfile-release-sync this package asks for.`,
    )
  }

  static override isInstance(this: void, error: unknown): error is MeterError {
    return AgentError.isInstance(error) && error.code === 'meter'
  }
}
