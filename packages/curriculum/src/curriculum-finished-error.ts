import { AgentError } from '@voyager-mc/core'

/** A curriculum with a fixed list has no task left. */
export class CurriculumFinishedError extends AgentError {
  /** How many tasks the list had. */
  readonly tasks: number

  constructor(tasks: number) {
    super('curriculum-finished', `All ${tasks} tasks of the list were proposed; stop the run or add tasks.`)
    this.tasks = tasks
  }

  static override isInstance(error: unknown): error is CurriculumFinishedError {
    return AgentError.isInstance(error) && error.code === 'curriculum-finished'
  }
}
