import type { RunProgress } from '../state/run-progress.ts'

/** Says in words why a run should end now, or undefined while it should go on. */
export type StopCondition = (progress: RunProgress) => string | undefined

/** Ends a run when every condition is met; without conditions it never does. */
export function allOf(...conditions: readonly StopCondition[]): StopCondition {
  return (progress) => {
    const reasons = conditions
      .map((condition) => condition(progress))
      .filter((reason) => reason !== undefined)
    return reasons.length > 0 && reasons.length === conditions.length ? reasons.join(' and ') : undefined
  }
}

/** Ends a run when one of the conditions is met; without conditions it never does. */
export function anyOf(...conditions: readonly StopCondition[]): StopCondition {
  return (progress) => {
    for (const condition of conditions) {
      const reason = condition(progress)
      if (reason !== undefined) return reason
    }
    return undefined
  }
}
