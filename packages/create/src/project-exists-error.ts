import { AgentError } from '@voyager-mc/core'

/** The folder for a new project holds files already. */
export class ProjectExistsError extends AgentError {
  readonly path: string

  constructor(path: string) {
    super('project-exists', `${path} is not empty; name a new folder or an empty one.`)
    this.path = path
  }

  static override isInstance(this: void, error: unknown): error is ProjectExistsError {
    return AgentError.isInstance(error) && error.code === 'project-exists'
  }
}
