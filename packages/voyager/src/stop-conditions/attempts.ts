import { assertCount } from '@voyager-mc/core'
import type { StopCondition } from './stop-condition.ts'

/** Ends a run after `limit` attempts, counted over all runs of the store. */
export function attempts(limit: number): StopCondition {
  assertCount('attempts', limit)
  return (progress) => (progress.attempts >= limit ? `${progress.attempts} attempts made` : undefined)
}
