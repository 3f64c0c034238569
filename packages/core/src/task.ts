/** A thing to achieve, in words. */
export interface Task {
  /** A short phrase such as `Mine 3 iron_ore`. */
  readonly name: string
  /** Background that helps to do it; absent when there is none. */
  readonly context?: string
  /** Why it was chosen, for people who watch; absent when nobody said. */
  readonly reasoning?: string
}

/** End of a task, as the curriculum records it. */
export interface TaskOutcome {
  readonly task: Task
  readonly status: 'completed' | 'failed'
  readonly attempts: number
  /** Why it failed, in words; absent on success. */
  readonly reason?: string
  /** Last lines of its last program's log and errors, oldest first; absent on success and when it said nothing. */
  readonly log?: readonly string[]
}
