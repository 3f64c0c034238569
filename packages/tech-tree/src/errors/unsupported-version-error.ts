import { AgentError } from '@voyager-mc/core'

/** The game version is unknown or older than 1.16. */
export class UnsupportedVersionError extends AgentError {
  readonly version: string

  constructor(version: string) {
    super(
      'unsupported-version',
      `Minecraft ${JSON.stringify(version)} is not supported; use 1.16.5 to 1.21.4.`,
    )
    this.version = version
  }

  static override isInstance(error: unknown): error is UnsupportedVersionError {
    return AgentError.isInstance(error) && error.code === 'unsupported-version'
  }
}
