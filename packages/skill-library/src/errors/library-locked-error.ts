import { AgentError } from '@voyager-mc/core'
import { SkillLibraryError } from './skill-library-error.ts'

/** Another process writes this library; reading it stays possible. */
export class LibraryLockedError extends SkillLibraryError {
  readonly directory: string
  /** Absent when the lock file names no process. */
  readonly processId: number | undefined

  constructor(directory: string, lockPath: string, holder: { processId?: number; host?: string }) {
    const who = holder.processId === undefined ? 'another process' : `process ${holder.processId}`
    const where = holder.host === undefined ? '' : ` on ${holder.host}`
    super(
      'skill-library-locked',
      `The skill library ${directory} is being written by ${who}${where}; stop it, open the library with ` +
        `{ access: 'read' }, or delete ${lockPath} when that process is gone.`,
    )
    this.directory = directory
    this.processId = holder.processId
  }

  static override isInstance(error: unknown): error is LibraryLockedError {
    return AgentError.isInstance(error) && error.code === 'skill-library-locked'
  }
}
