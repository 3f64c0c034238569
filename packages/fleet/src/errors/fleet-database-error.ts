import { AgentError } from '@voyager-mc/core'

/** Kind of trouble with the database of a fleet. */
export type FleetDatabaseProblem =
  | 'unreachable'
  | 'refused'
  | 'not-secure'
  | 'missing'
  | 'not-allowed'
  | 'full'
  | 'older-schema'
  | 'newer-schema'
  | 'closed'
  | 'failed'

/** The database of a fleet cannot be reached, opened, read or written; what was committed before is kept. */
export class FleetDatabaseError extends AgentError {
  readonly problem: FleetDatabaseProblem
  /** Address of the database, without its password. */
  readonly place: string

  constructor(
    problem: FleetDatabaseProblem,
    place: string,
    { detail = '', cause }: { readonly detail?: string; readonly cause?: unknown } = {},
  ) {
    super('fleet-database', describeProblem(problem, place, detail), { cause })
    this.problem = problem
    this.place = place
  }

  static override isInstance(this: void, error: unknown): error is FleetDatabaseError {
    return AgentError.isInstance(error) && error.code === 'fleet-database'
  }
}

function describeProblem(problem: FleetDatabaseProblem, place: string, detail: string): string {
  const about = detail === '' ? '' : ` (${detail.replace(/\.$/, '')})`
  switch (problem) {
    case 'unreachable':
      return `No PostgreSQL answers at ${place}${about}; start it, or check host and port.`
    case 'refused':
      return `PostgreSQL at ${place} refuses the login${about}; check user and password.`
    case 'not-secure':
      return `The connection to ${place} cannot be made secret${about}; give the server a certificate, and name its authority with sslrootcert=FILE in the address.`
    case 'missing':
      return `${place} does not exist${about}; create it with createdb, or check its name.`
    case 'not-allowed':
      return `The user of ${place} may not do that${about}; give the rights that "voyager fleet grants" prints.`
    case 'full':
      return `The disk of ${place} is full${about}; free some space: what was committed is kept, and runs go on.`
    case 'older-schema':
      return `The tables of ${place} are of an older version${about}; run "voyager fleet up" as their owner.`
    case 'newer-schema':
      return `The tables of ${place} are of a newer version${about}; use that version of @voyager-mc/fleet.`
    case 'closed':
      return `The connection to ${place} is closed; open the database again.`
    case 'failed':
      return `PostgreSQL at ${place} refused a statement${about}; see its log.`
  }
}
