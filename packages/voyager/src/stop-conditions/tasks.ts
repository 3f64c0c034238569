import { assertCount } from '@voyager-mc/core'
import type { StopCondition } from './stop-condition.ts'

/** Ends a run after `limit` tasks have ended, completed or failed. */
export function tasks(limit: number): StopCondition {
  assertCount('tasks', limit)
  return (progress) => (progress.tasks >= limit ? `${progress.tasks} tasks done` : undefined)
}
