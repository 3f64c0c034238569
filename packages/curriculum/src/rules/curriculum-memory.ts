import { definedOf, type TaskOutcome } from '@voyager-mc/core'

/** A task that was tried and not achieved, with the latest reason. */
export interface FailedTask {
  readonly name: string
  /** Rollouts that ended without success. */
  readonly failures: number
  /** In words; absent when nobody gave one. */
  readonly reason?: string
  /** Last lines of its program's log and errors, kept until the next outcome; absent when it said nothing. */
  readonly log?: readonly string[]
}

/** Memory of how tasks ended, as plain data. */
export interface CurriculumMemory {
  /** Names without repetition, in the order of their first completion. */
  readonly completed: readonly string[]
  /** Tasks not completed since, in the order of their first failure. */
  readonly failed: readonly FailedTask[]
}

/** The memory of a new run. */
export const emptyMemory: CurriculumMemory = { completed: [], failed: [] }

/** An outcome as the memory takes it. */
export interface RememberedOutcome extends TaskOutcome {
  /** False for housekeeping, which never enters the completed tasks. */
  readonly isProgress?: boolean
}

/** The memory after one more outcome; a completed task is no longer a failed one. */
export function remember(
  { completed: before, failed: failedBefore }: CurriculumMemory,
  { task, status, reason, log, isProgress = true }: RememberedOutcome,
): CurriculumMemory {
  const { name } = task
  const memory = { completed: before, failed: failedBefore.map(({ log: _told, ...other }) => other) }
  if (status === 'completed') {
    const isKnown = memory.completed.includes(name) || !isProgress
    const completed = isKnown ? memory.completed : [...memory.completed, name]
    return { completed, failed: memory.failed.filter((failed) => failed.name !== name) }
  }
  const earlier = memory.failed.find((failed) => failed.name === name)
  const failures = (earlier?.failures ?? 0) + 1
  const latest = { name, failures, ...definedOf({ reason, log }) }
  const failed =
    earlier === undefined
      ? [...memory.failed, latest]
      : memory.failed.map((other) => (other === earlier ? latest : other))
  return { completed: memory.completed, failed }
}
