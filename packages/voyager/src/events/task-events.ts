import type { Task } from '@voyager-mc/core'

/** Way in which a task left the loop; `abandoned` is the fault of a role or the world and says nothing about the task. */
export type TaskStatus = 'completed' | 'failed' | 'abandoned'

/** Work on a task begins or goes on. */
export interface TaskStartEvent {
  readonly type: 'task-start'
  readonly task: Task
  /** True when the task was in work before the run was interrupted. */
  readonly resumed: boolean
}

/** The curriculum proposed a task that failed a short while ago, and is asked for another one. */
export interface TaskDeferEvent {
  readonly type: 'task-defer'
  readonly task: Task
  /** Failures in a row. */
  readonly failures: number
}

/** A task left the loop. */
export interface TaskEndEvent {
  readonly type: 'task-end'
  readonly task: Task
  readonly status: TaskStatus
  readonly attempts: number
  /** Reason why it was not completed; absent when it was. */
  readonly reason?: string
  /** Last lines of its last program's log and errors, oldest first; absent when it was completed or said nothing. */
  readonly log?: readonly string[]
}
