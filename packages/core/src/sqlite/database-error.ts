import { AgentError } from '../errors/agent-error.ts'

/** Kind of trouble with a database, for programs that tell them apart. */
export type DatabaseProblem =
  | 'damaged'
  | 'not-a-database'
  | 'missing'
  | 'read-only'
  | 'full'
  | 'busy'
  | 'refused'
  | 'unreadable'
  | 'newer-schema'
  | 'older-schema'
  | 'unsupported'
  | 'closed'
  | 'failed'

/** A database that cannot be opened, read or written; what was committed before is kept. */
export class DatabaseError extends AgentError {
  readonly problem: DatabaseProblem
  /** Place of the database. */
  readonly path: string

  constructor(
    problem: DatabaseProblem,
    path: string,
    { detail, cause }: { readonly detail?: string; readonly cause?: unknown } = {},
  ) {
    super('database', describeProblem(problem, { path, detail }), { cause })
    this.problem = problem
    this.path = path
  }

  static override isInstance(this: void, error: unknown): error is DatabaseError {
    return AgentError.isInstance(error) && error.code === 'database'
  }
}

function describeProblem(
  problem: DatabaseProblem,
  { path, detail = '' }: { readonly path: string; readonly detail: string | undefined },
): string {
  const about = detail === '' ? '' : ` (${detail.replace(/\.$/, '')})`
  switch (problem) {
    case 'damaged':
      return `${path} is damaged${about}; restore a copy, or open it read-only to save what is left.`
    case 'not-a-database':
      return `${path} is not a database; choose another file.`
    case 'missing':
      return `${path} does not exist; check the path.`
    case 'read-only':
      return `${path} cannot be written: it is read-only${about}; choose a place you can write to.`
    case 'full':
      return `${path} cannot be written: the disk is full; free some space and try again.`
    case 'refused':
      return `${path} cannot be written: its disk refuses it${about}; check the disk, its quota and its limits, and try again.`
    case 'busy':
      return `${path} is being written by somebody else; try again when they are done.`
    case 'unreadable':
      return `${path} cannot be opened${about}; choose a file in a directory you can use.`
    case 'newer-schema':
      return `${path} was written by a newer version${about}; use that version to open it.`
    case 'older-schema':
      return `${path} was written by an older version${about}; open it once for writing.`
    case 'unsupported':
      return `${path} needs SQLite, which this build of Node lacks; use an official build of Node 22.18 or newer.`
    case 'closed':
      return `${path} is closed; open it again.`
    case 'failed':
      return `${path} refused a statement${about}; repair the statement.`
  }
}
