import type { Observation, Task } from '@voyager-mc/core'
import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables'
import type { RunSession } from '../session/run-session.ts'
import type { TaskStatus } from '../events/task-events.ts'
import { assertGoesOn } from './assert-goes-on.ts'
import { createRollout } from './rollout.ts'

/** End of one sub-goal. */
export interface GoalOutcome {
  readonly task: Task
  readonly status: TaskStatus
  /** Attempts over all its rollouts. */
  readonly attempts: number
  /** Reason why it was not completed; absent when it was. */
  readonly reason?: string
}

/** The sub-goals and what the agent sees before the first. */
interface SolveInput {
  readonly tasks: readonly Task[]
  readonly observation: Observation
}

/** Patience of the work on sub-goals and the listener to it. */
interface CreateSolveLoopOptions {
  /** Rollouts at one sub-goal before the goal is given up. */
  readonly rollouts: number
  readonly onOutcome: (outcome: GoalOutcome) => void
}

/** Works through sub-goals in order, each by its place in the list, so that one may occur twice; stops at a failed one. */
export function createSolveLoop(
  session: RunSession,
  { rollouts, onOutcome }: CreateSolveLoopOptions,
): Runnable<SolveInput, void> {
  const rollout = createRollout(session)
  const solve = async ({ tasks, observation: begin }: SolveInput, config?: RunnableConfig): Promise<void> => {
    let observation = begin
    for (const task of tasks) {
      let outcome: GoalOutcome = { task, status: 'failed', attempts: 0 }
      for (let round = 1; round <= rollouts && outcome.status !== 'completed'; round += 1) {
        assertGoesOn(session)
        await session.emit({ type: 'task-start', task, resumed: false })
        const result = await rollout.invoke({ task, observation }, config)
        const { status, attempts, reason } = result
        const why = reason === undefined ? {} : { reason }
        await session.emit({ type: 'task-end', task, status, attempts, ...why })
        observation = result.observation
        outcome = { task, status, attempts: outcome.attempts + attempts, ...why }
      }
      onOutcome(outcome)
      if (outcome.status !== 'completed') return
    }
  }
  return RunnableLambda.from(solve).withConfig({ runName: 'solve' })
}
