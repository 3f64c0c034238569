import type { RunEndReason } from '@voyager-mc/voyager/journal'
import { exitCodes, type ExitCode } from './exit-codes.ts'

const faults: ReadonlySet<RunEndReason> = new Set([
  'environment-lost',
  'model-unavailable',
  'role-failed',
  'death-loop',
])

/** The exit code of a run that ended for this reason. */
export function exitCodeOfRun(
  reason: RunEndReason,
  { isReached }: { readonly isReached: boolean },
): ExitCode {
  if (reason === 'aborted') return exitCodes.interrupted
  if (reason === 'budget') return exitCodes.spent
  if (faults.has(reason)) return exitCodes.missing
  return isReached ? exitCodes.done : exitCodes.failed
}
