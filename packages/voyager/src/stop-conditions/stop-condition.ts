import type { RunProgress } from '../state/run-progress.ts'

/** Says in words why a run should end now, or undefined while it should go on. */
export type StopCondition = (progress: RunProgress) => string | undefined
