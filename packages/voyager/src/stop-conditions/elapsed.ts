import { assertCount } from '@voyager-mc/core'
import type { StopCondition } from './stop-condition.ts'

/** Ends a run after `limitMs` milliseconds of running time; pauses between runs do not count. */
export function elapsed(limitMs: number): StopCondition {
  assertCount('elapsed', limitMs)
  return (progress) =>
    progress.elapsedMs >= limitMs ? `${Math.round(progress.elapsedMs / 1000)} s passed` : undefined
}
