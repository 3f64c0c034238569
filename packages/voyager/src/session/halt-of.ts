import { RunHalt } from '../errors/run-halt.ts'
import { BudgetSpentError } from '../ledger/budget.ts'

/** Why a run whose signal was aborted ends: somebody stopped it, or its budget is spent. */
export function haltOf({ reason }: AbortSignal, cause: unknown = reason): RunHalt {
  return BudgetSpentError.isInstance(reason)
    ? new RunHalt('budget', reason.message)
    : new RunHalt('aborted', 'the signal was aborted', { cause })
}
