import { AgentError, suggestName } from '@voyager-mc/core'

/** Nobody submitted a run of that name. */
export class UnknownRunError extends AgentError {
  readonly run: string

  constructor(run: string, known: readonly string[]) {
    const near = suggestName(run, known)
    const hint = near === undefined ? 'see them with "voyager fleet status"' : `did you mean ${near}?`
    super('unknown-fleet-run', `The fleet has no run ${JSON.stringify(run)}; ${hint.replace(/\?$/, '')}.`)
    this.run = run
  }

  static override isInstance(this: void, error: unknown): error is UnknownRunError {
    return AgentError.isInstance(error) && error.code === 'unknown-fleet-run'
  }
}
