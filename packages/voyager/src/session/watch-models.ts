import { definedOf } from '@voyager-mc/core'
import { BudgetSpentError } from '../ledger/budget.ts'
import { createBudgetGate, type Spent } from '../ledger/budget-gate.ts'
import { callNotice } from '../ledger/call-notice.ts'
import { costOf } from '../ledger/cost-of.ts'
import { estimateTokens } from '../ledger/count-tokens.ts'
import type { ModelUseEvent } from '../events/model-use-event.ts'
import type { ModelUseReporter } from './model-use-reporter.ts'
import { reportModelUse } from './report-model-use.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'
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
): ModelUseReporter {
  const { prices, budget } = session.settings
  const price = ({
    inputTokens = 0,
    outputTokens = 0,
    cachedTokens = 0,
    model = '',
  }: ModelUseEvent): number | undefined =>
    costOf({ inputTokens, outputTokens, cachedTokens }, { model, prices })
  // What the journal could not take yet is spent all the same.
  const spent = (): Spent =>
    reporter.owed().reduce<Spent>(
      (sum, use) => ({
        tokens: sum.tokens + (use.inputTokens ?? 0) + (use.outputTokens ?? 0),
        costUsd: sum.costUsd + (price(use) ?? 0),
        modelCalls: sum.modelCalls + 1,
      }),
      session.state(),
    )
  const gate = createBudgetGate({ budget, prices, spent })
  const toldUnpriced = new Set<string>()
  const reporter = reportModelUse({
    onText: publish,
    isEnding: () => session.signal.aborted,
    beforeCall: async ({ model, messages, maxOutputTokens }) => {
      try {
        return await gate.enter({ model, inputTokens: estimateTokens(messages), maxOutputTokens })
      } catch (error) {
        // A handler cannot keep a call from being made, but an aborted signal can.
        if (!BudgetSpentError.isInstance(error)) throw error
        onSpent(error)
        return undefined
      }
    },
    onUse: async (use, { isNonsense, exchange: texts }) => {
      const { model = '', cut } = use
      const costUsd = price(use)
      const isNews = costUsd === undefined && model !== '' && !toldUnpriced.has(model)
      if (isNews) toldUnpriced.add(model)
      const notice = callNotice({ cut, isNonsense, unpriced: isNews ? model : undefined })
      const task = session.state().current?.task.name
      const exchange = session.settings.exchanges?.add(texts)
      return session.emit({ ...use, ...definedOf({ task, costUsd, notice, exchange }) })
    },
  })
  return reporter
}
