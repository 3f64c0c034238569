import { AgentError } from '@voyager-mc/core'

/** Reason for which a walk did not arrive, in the words of mineflayer-pathfinder. */
export type PathFault = 'NoPath' | 'Timeout' | 'GoalChanged' | 'PathStopped'

/** A walk to a goal that did not arrive; its `name` is that of the pathfinder's own errors, which programs look at. */
export class PathError extends AgentError {
  readonly fault: PathFault

  constructor(fault: PathFault, message: string) {
    super('path', message)
    this.fault = fault
    this.name = fault
  }

  static override isInstance(this: void, error: unknown): error is PathError {
    return AgentError.isInstance(error) && error.code === 'path'
  }
}
