import { checkBudget, describeSpent, type Budget } from '../ledger/budget.ts'
import type { StopCondition } from './stop-condition.ts'

/**
 * Ends a run once its model calls have used up one of the limits; the attempt in work is finished first. The option
 * `budget` of `createVoyager` is stricter: it keeps the next call from being made.
 */
export function budget(limits: Budget): StopCondition {
  const checked = checkBudget(limits)
  return (progress) => describeSpent(progress, checked)
}
