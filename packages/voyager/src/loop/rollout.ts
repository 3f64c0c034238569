import {
  definedOf,
  type Observation,
  type PreviousAttempt,
  type StepResult,
  type Task,
} from '@voyager-mc/core'
import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import type { RunSession } from '../session/run-session.ts'
import type { TaskStatus } from '../events/task-events.ts'
import { assertGoesOn } from './assert-goes-on.ts'
import { attemptOnce } from './attempt-once.ts'
import type { Attempt } from './attempt.ts'
import { createAttemptChain } from './create-attempt-chain.ts'
import { cleanUpAfter } from './clean-up-after.ts'
import { failureLog } from './failure-log.ts'
import { escapeDeathLoop } from './escape-death-loop.ts'

/** Beginning of a rollout: the first attempt, or the one after those that an interrupted run has made. */
interface RolloutInput {
  readonly task: Task
  readonly observation: Observation
  /** Attempts already made. */
  readonly attempts?: number
  readonly previous?: PreviousAttempt
}

/** End of a task. */
export interface RolloutResult {
  readonly task: Task
  readonly status: TaskStatus
  readonly attempts: number
  /** Reason why it was not completed, in words; absent when it was. */
  readonly reason?: string
  /** Last lines of its last program's log and errors; absent when it was completed or said nothing. */
  readonly log?: readonly string[]
  /** The latest observation. */
  readonly observation: Observation
  /** The last attempt; absent when none could be finished. */
  readonly last?: Attempt
}

/** All attempts at one task, as a named runnable. */
export function createRollout(session: RunSession): Runnable<RolloutInput, RolloutResult> {
  const attemptChain = createAttemptChain(session)
  const roll = async (input: RolloutInput, config?: RunnableConfig): Promise<RolloutResult> => {
    const { task, attempts: made = 0 } = input
    let { observation, previous } = input
    let last: Attempt | undefined
    let attempts = Math.max(made, session.settings.attemptsPerTask)
    for (let number = made + 1; number <= session.settings.attemptsPerTask; number += 1) {
      assertGoesOn(session)
      const begin = { task, number, observation, ...(previous === undefined ? {} : { previous }) }
      last = await attemptOnce(session, { begin, run: (attempt) => attemptChain.invoke(attempt, config) })
      observation = last.step?.observation ?? last.observation
      if (last.status === 'succeeded')
        return { task, status: 'completed', attempts: number, observation, last }
      observation = (await escapeDeathLoop(session)) ?? observation
      observation = (await cleanUpAfter(session, last)) ?? observation
      previous = describePrevious(last)
      if (last.isRefused === true) {
        attempts = number
        break
      }
    }
    return {
      task,
      status: 'failed',
      attempts,
      reason: describeFailure(last, previous),
      observation,
      ...definedOf({ log: logOf((last ?? previous)?.step), last }),
    }
  }
  const guarded = async (input: RolloutInput, config?: RunnableConfig): Promise<RolloutResult> => {
    try {
      return await roll(input, config)
    } catch (error) {
      if (!RoleFailedError.isInstance(error)) throw error
      const { current, lastObservation: observation = input.observation } = session.state()
      const attempts = current?.attempts ?? 0
      return { task: input.task, status: 'abandoned', attempts, reason: error.message, observation }
    }
  }
  return RunnableLambda.from(guarded).withConfig({ runName: 'rollout' })
}

function describePrevious({ program, step, critique, problem }: Attempt): PreviousAttempt {
  return {
    ...(program && { program }),
    ...(step && { step }),
    ...(critique && { critique }),
    ...definedOf({ problem }),
  }
}

function logOf(step: StepResult | undefined): readonly string[] | undefined {
  const log = step === undefined ? [] : failureLog(step)
  return log.length === 0 ? undefined : log
}

function describeFailure(last: Attempt | undefined, previous: PreviousAttempt | undefined): string {
  const { critique, problem } = last ?? previous ?? {}
  return problem ?? critique?.feedback ?? 'No attempt was left.'
}
