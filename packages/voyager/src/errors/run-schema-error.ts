import { AgentError } from '@voyager-mc/core'

/** The run was written by another version of this package. */
export class RunSchemaError extends AgentError {
  /** The version found; absent when there was none. */
  readonly found: unknown
  readonly expected: number

  constructor(path: string, { found, expected }: { readonly found: unknown; readonly expected: number }) {
    super(
      'run-schema',
      `${path} has schema version ${String(found)}, this version reads ${expected}; use another run directory or the version that wrote it.`,
    )
    this.found = found
    this.expected = expected
  }

  static override isInstance(error: unknown): error is RunSchemaError {
    return AgentError.isInstance(error) && error.code === 'run-schema'
  }
}
