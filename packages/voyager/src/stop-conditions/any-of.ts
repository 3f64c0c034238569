import type { StopCondition } from './stop-condition.ts'

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
