import { assertCount, definedOf, type ResetOptions, type Task } from '@voyager-mc/core'
import { createDecompose } from '../loop/decompose-goal.ts'
import { createSolveLoop, type GoalOutcome } from '../loop/solve.ts'
import { paper } from '../paper.ts'
import { startRun, type Run } from './run.ts'
import type { RunEndReason } from '../state/run-words.ts'
import type { RunOptions } from './voyager-settings.ts'
import type { RunStarter } from './run-starter.ts'
import { taskOf, type Goal } from './goal.ts'

/** Limits of the work on a goal. */
export interface SolveOptions extends RunOptions {
  /** Attempts at all sub-goals together; the default is the paper's 50. */
  readonly attempts?: number
  /** Rollouts at one sub-goal before the goal counts as failed. */
  readonly rollouts?: number
  /** Way in which the agent joins; the default keeps everything it has. */
  readonly reset?: ResetOptions
  /** Whether programs that pass become skills; the default leaves the library as it is. */
  readonly addsSkills?: boolean
}

/** End of a goal. */
export interface SolveResult {
  readonly status: 'completed' | 'failed'
  readonly reason: RunEndReason
  /** The reason in words. */
  readonly detail: string
  /** The fault behind an early end; absent otherwise. */
  readonly error?: unknown
  /** Every sub-goal that was begun, in order. */
  readonly goals: readonly GoalOutcome[]
  /** Attempts made. */
  readonly attempts: number
}

/** Starts work on a goal, split by the decomposer, or on sub-goals as they are given. */
export function startSolving(
  { conduct }: RunStarter,
  {
    goal,
    attempts: limit = paper.zeroShotAttempts,
    rollouts = 3,
    addsSkills = false,
    ...options
  }: SolveOptions & { readonly goal: Goal | readonly Goal[] },
): Run<SolveResult> {
  assertCount('attempts', limit)
  assertCount('rollouts', rollouts)
  const given: readonly Task[] = isList(goal) ? goal.map(taskOf) : [taskOf(goal)]
  return startRun(async (publish) => {
    let made = 0
    const goals: GoalOutcome[] = []
    const { reason, detail, error } = await conduct(
      (event) => {
        if (event.type === 'attempt-end') made += 1
        publish(event)
      },
      {
        ...options,
        mode: 'solve',
        addsSkills,
        until: () => (made >= limit ? `${made} attempts made` : undefined),
        work: async (session, observation, config) => {
          const [only] = given
          const tasks =
            isList(goal) || only === undefined
              ? given
              : await createDecompose(session).invoke({ goal: only, observation }, config)
          const loop = createSolveLoop(session, { rollouts, onOutcome: (outcome) => goals.push(outcome) })
          return loop.invoke({ tasks, observation }, config)
        },
      },
    )
    const isDone = reason === 'done' && goals.every(({ status }) => status === 'completed')
    const status = isDone ? 'completed' : 'failed'
    return { status, reason, detail, goals, attempts: made, ...definedOf({ error }) }
  })
}

function isList(goal: Goal | readonly Goal[]): goal is readonly Goal[] {
  return Array.isArray(goal)
}
