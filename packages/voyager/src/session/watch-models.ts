import type { BaseCallbackHandler } from '@langchain/core/callbacks/base'
import { BudgetSpentError, describeSpent } from '../ledger/budget.ts'
import { costOf } from '../ledger/cost-of.ts'
import { reportModelUse } from './report-model-use.ts'
import type { VoyagerEvent } from '../voyager-event.ts'
import type { RunSession } from './run-session.ts'

/** Keeps the ledger of a run: each model call with its task and its price in the journal, none beyond the budget. */
export function watchModels(
  session: RunSession,
  {
    onSpent,
    publish,
  }: {
    readonly onSpent: (error: BudgetSpentError) => void
    /** Hears what is not in the journal. */
    readonly publish: (event: VoyagerEvent) => void
  },
): BaseCallbackHandler {
  const { prices, budget } = session.settings
  return reportModelUse({
    onText: publish,
    beforeCall: () => {
      // A handler cannot keep a call from being made, but an aborted signal can.
      const spent = describeSpent(session.state(), budget)
      if (spent !== undefined) onSpent(new BudgetSpentError(spent))
    },
    onUse: (use) => {
      const { inputTokens = 0, outputTokens = 0, cachedTokens = 0, model = '' } = use
      const costUsd = costOf({ inputTokens, outputTokens, cachedTokens }, { model, prices })
      const task = session.state().current?.task.name
      return session.emit({
        ...use,
        ...(task !== undefined && { task }),
        ...(costUsd !== undefined && { costUsd }),
      })
    },
  })
}
