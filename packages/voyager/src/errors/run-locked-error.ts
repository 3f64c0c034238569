import { AgentError } from '@voyager-mc/core'

/** Process that owns a run. */
export interface RunOwner {
  readonly host: string
  readonly processId: number
  /** Moment at which it took the run, as an ISO date. */
  readonly since: string
}

/** Somebody else owns the run. */
export class RunLockedError extends AgentError {
  readonly path: string
  /** Absent when the owner has not said yet who it is. */
  readonly owner?: RunOwner

  constructor(path: string, owner?: RunOwner) {
    super('run-locked', `${path} is in use by ${describeOwner(owner)}; stop it or use another run.`)
    this.path = path
    if (owner !== undefined) this.owner = owner
  }

  static override isInstance(this: void, error: unknown): error is RunLockedError {
    return AgentError.isInstance(error) && error.code === 'run-locked'
  }
}

function describeOwner(owner: RunOwner | undefined): string {
  return owner === undefined
    ? 'somebody else'
    : `process ${owner.processId} on ${owner.host} since ${owner.since}`
}
