import { ModelOutputError, type Observation, type Task } from '@voyager-mc/core'
import { RunnableLambda, type Runnable } from '@langchain/core/runnables'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { EarlyEnd } from '../errors/early-end.ts'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import { tellUnreadable } from './tell-unreadable.ts'

/** A goal and what the agent sees when it is split. */
interface DecomposeInput {
  readonly goal: Task
  readonly observation: Observation
}

/**
 * Splits a goal, as a named runnable. Without a decomposer, or when it finds no sub-goals or none that can be read,
 * the goal itself is the only one; a decomposer that keeps throwing ends the run.
 */
export function createDecompose(session: RunSession): Runnable<DecomposeInput, readonly Task[]> {
  return RunnableLambda.from(async (input: DecomposeInput) => splitGoal(session, input)).withConfig({
    runName: 'decompose',
  })
}

async function splitGoal(
  session: RunSession,
  { goal, observation }: DecomposeInput,
): Promise<readonly Task[]> {
  const { decomposer } = session.roles
  if (decomposer === undefined) return [goal]
  const call = { role: 'decomposer', call: 'decompose' } as const
  try {
    const subGoals = await callRole(session, {
      ...call,
      onExhausted: 'end-run',
      work: () => decomposer(goal, observation, { signal: session.signal }),
    })
    return subGoals.length === 0 ? [goal] : subGoals
  } catch (error) {
    if (RoleFailedError.isInstance(error)) throw new EarlyEnd('role-failed', error.message, { cause: error })
    if (!ModelOutputError.isInstance(error)) throw error
    await tellUnreadable(session, { ...call, error })
    return [goal]
  }
}
