import { AgentError } from '@voyager-mc/core'

/** A place holds something other than a run of this version. */
export class RunLayoutError extends AgentError {
  readonly path: string
  /** Contents of the place, in words. */
  readonly found: string

  constructor(path: string, found: string, remedy: string) {
    super('run-layout', `${path} holds ${found}; ${remedy}.`)
    this.path = path
    this.found = found
  }

  static override isInstance(this: void, error: unknown): error is RunLayoutError {
    return AgentError.isInstance(error) && error.code === 'run-layout'
  }
}
