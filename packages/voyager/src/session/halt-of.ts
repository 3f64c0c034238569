import { AgentError } from '@voyager-mc/core'
import { EarlyEnd } from '../errors/early-end.ts'
import { BudgetSpentError } from '../ledger/budget.ts'

/** The reason for the end of a run whose signal was aborted: its budget is spent, or somebody stopped it, in their own words if given. */
export function haltOf({ reason }: AbortSignal, cause: unknown = reason): EarlyEnd {
  if (BudgetSpentError.isInstance(reason)) return new EarlyEnd('budget', reason.message)
  const detail = AgentError.isInstance(reason) ? reason.message : 'the signal was aborted'
  return new EarlyEnd('aborted', detail, { cause })
}
