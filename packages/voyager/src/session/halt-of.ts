import { EarlyEnd } from '../errors/early-end.ts'
import { BudgetSpentError } from '../ledger/budget.ts'

/** Why a run whose signal was aborted ends: somebody stopped it, or its budget is spent. */
export function haltOf({ reason }: AbortSignal, cause: unknown = reason): EarlyEnd {
  return BudgetSpentError.isInstance(reason)
    ? new EarlyEnd('budget', reason.message)
    : new EarlyEnd('aborted', 'the signal was aborted', { cause })
}
