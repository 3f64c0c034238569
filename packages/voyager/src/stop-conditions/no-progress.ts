import { assertCount } from '@voyager-mc/core'
import type { StopCondition } from './stop-condition.ts'

/** Ends a run after `limit` attempts in a row that brought neither a new item nor a completed task. */
export function noProgress(limit: number): StopCondition {
  assertCount('noProgress', limit)
  return ({ attemptsSinceProgress }) =>
    attemptsSinceProgress >= limit ? `no progress in ${attemptsSinceProgress} attempts` : undefined
}
