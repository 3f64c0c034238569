import type { Observation, PreviousAttempt, Program, Task } from '@voyager-mc/core'
import type { RunMode } from './run-words.ts'
import type { ChestMemory } from './chest-memory.ts'
import type { RememberedDeath } from './recent-death.ts'
import type { RunProgress } from './run-progress.ts'

/** Everything a run knows about itself; a pure function of the journal. */
export interface RunState extends RunProgress {
  /** True once a learning run has begun. */
  readonly hasLearned: boolean
  /** The mode of the run in progress, or of the last one; absent before the first. */
  readonly mode?: RunMode
  /** Names of failed tasks, repeats kept, without those completed later. */
  readonly failed: readonly string[]
  /** Failures in a row by task name, and the number of tasks ended when the last one happened. */
  readonly failures: Readonly<Record<string, TaskFailures>>
  readonly chestMemory: ChestMemory
  /** Names of the skills learned, in order. */
  readonly skills: readonly string[]
  /** The last death of the run; absent before the first. */
  readonly recentDeath?: RememberedDeath
  /** Attempts in a row that held a death. */
  readonly deathsInARow: number
  /** Death loops since the last completed task or run start. */
  readonly deathLoops: number
  /** The task in work; absent between tasks. */
  readonly current?: CurrentTask
  /** The learning task in work while a run of another mode goes on. */
  readonly shelved?: CurrentTask
  /** The latest observation; absent before the first step. */
  readonly lastObservation?: Observation
  /** Time stamp of the last record, in milliseconds since the epoch. */
  readonly lastAtMs?: number
}

/** A task in the middle of its rollout. */
export interface CurrentTask {
  readonly task: Task
  /** Attempts that ended. */
  readonly attempts: number
  /** The last ended attempt; absent at the first. */
  readonly previous?: PreviousAttempt
  /** The program that passed the critic while the task is not recorded yet. */
  readonly passed?: Program
  /** The observation before the latest attempt; absent before the first. */
  readonly before?: Observation
  /** True when `passed` is in the skill library, or was refused by it. */
  readonly isStored?: boolean
  /** The attempt in progress so far. */
  readonly pending?: PreviousAttempt
}

/** Failures of a task in a row, and the last one's place. */
export interface TaskFailures {
  readonly count: number
  readonly atTask: number
  /** Reason of the last failure; absent when nobody said. */
  readonly reason?: string
  /** Last lines of its program's log and errors; absent when it said nothing. */
  readonly log?: readonly string[]
}

/** The state of a store without records. */
export const initialRunState: RunState = {
  attempts: 0,
  tasks: 0,
  completed: [],
  items: {},
  elapsedMs: 0,
  attemptsSinceProgress: 0,
  deaths: 0,
  tokens: 0,
  modelCalls: 0,
  costUsd: 0,
  hasLearned: false,
  failed: [],
  failures: {},
  chestMemory: {},
  skills: [],
  deathsInARow: 0,
  deathLoops: 0,
}
