import { definedOf, type EarlierFailures } from '@voyager-mc/core'
import type { RunSession } from '../session/run-session.ts'
import type { Attempt } from './attempt.ts'

/** Failed rollouts of the same task before this one; undefined after its first attempt, whose own failure says more. */
export function earlierFailures(
  session: RunSession,
  { task, previous }: Attempt,
): EarlierFailures | undefined {
  if (previous !== undefined) return undefined
  const { count = 0, reason, log } = session.state().failures[task.name] ?? {}
  return count === 0 ? undefined : { count, ...definedOf({ reason, log }) }
}
