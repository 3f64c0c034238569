import { assertCount } from '@voyager-mc/core'
import type { StopCondition } from './stop-condition.ts'

/** Ends a run once its counted model calls have used `limit` tokens. */
export function tokens(limit: number): StopCondition {
  assertCount('tokens', limit)
  return (progress) => (progress.tokens >= limit ? `${progress.tokens} tokens used` : undefined)
}
