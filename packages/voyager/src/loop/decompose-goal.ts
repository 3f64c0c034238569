import type { Observation, Task } from '@voyager-mc/core'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'

/** The sub-goals of a goal; without a decomposer, or when it finds none, the goal itself. */
export async function decomposeGoal(
  session: RunSession,
  { goal, observation }: { readonly goal: Task; readonly observation: Observation },
): Promise<readonly Task[]> {
  const { decomposer } = session.roles
  if (decomposer === undefined) return [goal]
  const subGoals = await callRole(session, {
    role: 'decomposer',
    call: 'decompose',
    lastly: 'end-run',
    work: () => decomposer(goal, observation, { signal: session.signal }),
  })
  return subGoals.length === 0 ? [goal] : subGoals
}
