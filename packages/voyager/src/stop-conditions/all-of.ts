import type { StopCondition } from './stop-condition.ts'

/** Ends a run when every condition is met; without conditions it never does. */
export function allOf(...conditions: readonly StopCondition[]): StopCondition {
  return (progress) => {
    const reasons = conditions
      .map((condition) => condition(progress))
      .filter((reason) => reason !== undefined)
    return reasons.length > 0 && reasons.length === conditions.length ? reasons.join(' and ') : undefined
  }
}
