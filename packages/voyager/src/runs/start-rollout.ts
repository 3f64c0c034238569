import { definedOf, type PreviousAttempt, type ResetOptions } from '@voyager-mc/core'
import { attemptOnce } from '../loop/attempt-once.ts'
import type { Attempt } from '../loop/attempt.ts'
import { createAttemptChain } from '../loop/create-attempt-chain.ts'
import { createRollout, type RolloutResult } from '../loop/rollout.ts'
import { startRun, type Run } from './run.ts'
import type { RunOptions } from './voyager-settings.ts'
import type { RunStarter } from './run-starter.ts'
import { taskOf, type Goal } from './goal.ts'

/** Beginning of a single rollout or attempt. */
export interface AttemptOptions extends RunOptions {
  /** Way in which the agent joins; the default keeps everything it has. */
  readonly reset?: ResetOptions
  /** The attempt before; absent at the first attempt. */
  readonly previous?: PreviousAttempt
  /** Whether a program that passes becomes a skill; the default is true. */
  readonly addsSkills?: boolean
}

/** Starts all attempts at one task; a run that is cut short gives an abandoned one. */
export function startRollout(
  { conduct }: RunStarter,
  { goal, previous, ...options }: AttemptOptions & { readonly goal: Goal },
): Run<RolloutResult> {
  const task = taskOf(goal)
  return startRun(async (publish) => {
    const { value, detail, session, begin } = await conduct<RolloutResult>(publish, {
      ...options,
      mode: 'rollout',
      work: async (current, observation, config) => {
        await current.emit({ type: 'task-start', task, resumed: false })
        const input = { task, observation, ...(previous && { previous }) }
        const result = await createRollout(current).invoke(input, config)
        const { status, attempts, reason } = result
        await current.emit({
          type: 'task-end',
          task,
          status,
          attempts,
          ...definedOf({ reason }),
        })
        return result
      },
    })
    if (value !== undefined) return value
    const { current, lastObservation } = session.state()
    const observation = lastObservation ?? begin
    return { task, status: 'abandoned', attempts: current?.attempts ?? 0, reason: detail, observation }
  })
}

/** Starts one attempt at one task; a run that is cut short gives an attempt without a status. */
export function startAttempt(
  { conduct, settings }: RunStarter,
  { goal, previous, ...options }: AttemptOptions & { readonly goal: Goal },
): Run<Attempt> {
  const task = taskOf(goal)
  return startRun(async (publish) => {
    const startedAtMs = settings.clock.now()
    const { value, detail, begin } = await conduct<Attempt>(publish, {
      ...options,
      mode: 'attempt',
      work: async (session, observation, config) => {
        await session.emit({ type: 'task-start', task, resumed: false })
        const chain = createAttemptChain(session)
        return attemptOnce(session, {
          begin: { task, number: 1, observation, ...(previous && { previous }) },
          run: (attempt) => chain.invoke(attempt, config),
        })
      },
    })
    return value ?? { task, number: 1, observation: begin, startedAtMs, problem: detail }
  })
}
