import type { Task } from '@voyager-mc/core'
import { RunHaltedError } from '../errors/run-halted-error.ts'
import { createDecompose } from '../loop/decompose-goal.ts'
import { startRun, type Run } from './run.ts'
import type { RunOptions } from './voyager-settings.ts'
import type { RunStarter } from './run-starter.ts'
import { taskOf, type Goal } from './goal.ts'

/** Starts to split a goal, given what the agent has and sees; a run that is cut short rejects. */
export function startDecomposing(
  { conduct }: RunStarter,
  { goal, ...options }: RunOptions & { readonly goal: Goal },
): Run<readonly Task[]> {
  const task = taskOf(goal)
  return startRun(async (publish) => {
    const { value, reason, detail, error } = await conduct(publish, {
      ...options,
      mode: 'decompose',
      work: (session, observation, config) =>
        createDecompose(session).invoke({ goal: task, observation }, config),
    })
    if (value === undefined) throw new RunHaltedError(reason, { detail, cause: error })
    return value
  })
}
