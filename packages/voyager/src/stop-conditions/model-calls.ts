import { assertCount } from '@voyager-mc/core'
import type { StopCondition } from './stop-condition.ts'

/** Ends a run once `limit` calls of chat models were made. */
export function modelCalls(limit: number): StopCondition {
  assertCount('modelCalls', limit)
  return (progress) => (progress.modelCalls >= limit ? `${progress.modelCalls} model calls made` : undefined)
}
