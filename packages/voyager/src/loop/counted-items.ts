import { ModelOutputError } from '@voyager-mc/core'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import type { Attempt } from './attempt.ts'

/** Items that the task of an attempt counts, which nothing may be taken of in passing; undefined when the agent does not say. */
export async function countedItems(
  session: RunSession,
  { task, observation }: Attempt,
): Promise<readonly string[] | undefined> {
  const { actionAgent } = session.roles
  if (actionAgent.countedItems === undefined) return undefined
  try {
    return await callRole(session, {
      role: 'actionAgent',
      call: 'countedItems',
      onExhausted: 'continue',
      work: async () => actionAgent.countedItems?.({ task, observation }),
    })
  } catch (error) {
    if (RoleFailedError.isInstance(error) || ModelOutputError.isInstance(error)) return undefined
    throw error
  }
}
