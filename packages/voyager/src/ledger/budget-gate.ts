import { BudgetSpentError, describeSpent, type Budget } from './budget.ts'
import { costOf } from './cost-of.ts'
import type { PriceTable } from './model-prices.ts'

/** Tokens, dollars and calls. */
export interface Spent {
  readonly tokens: number
  readonly costUsd: number
  readonly modelCalls: number
}

interface CreateBudgetGateOptions {
  readonly budget: Budget
  readonly prices: PriceTable
  /** Spending that is in the journal. */
  readonly spent: () => Spent
}

/** A call that wants to begin. */
interface BudgetRequest {
  readonly model: string
  readonly inputTokens: number
  /** Longest reply; absent when nobody knows it. */
  readonly maxOutputTokens?: number | undefined
}

/** Lets calls begin while the budget lasts, each with its share reserved. */
interface BudgetGate {
  /** Resolves with what gives the reservation back once the call is in the journal; throws `BudgetSpentError`. */
  enter(request: BudgetRequest): Promise<() => void>
}

/**
 * Makes the gate of a budget. Calls at the same time begin only if all of them fit; one whose share is unknown or does not
 * fit waits until it is alone. So no budget is exceeded by more than one call.
 */
export function createBudgetGate({ budget, prices, spent }: CreateBudgetGateOptions): BudgetGate {
  const underWay = new Set<Spent>()
  let waiting: (() => void)[] = []

  const fits = (share: Spent): boolean => {
    const all = [spent(), ...underWay, share].reduce(add)
    return (
      all.tokens <= (budget.tokens ?? Infinity) &&
      all.costUsd <= (budget.costUsd ?? Infinity) &&
      all.modelCalls <= (budget.calls ?? Infinity)
    )
  }
  return {
    async enter(request) {
      const share = shareOf(request, { budget, prices })
      for (;;) {
        const what = describeSpent(spent(), budget)
        if (what !== undefined) throw new BudgetSpentError(what)
        if (underWay.size === 0 || fits(share)) break
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
      underWay.add(share)
      return () => {
        underWay.delete(share)
        const woken = waiting
        waiting = []
        for (const wake of woken) wake()
      }
    },
  }
}

function shareOf(
  { model, inputTokens, maxOutputTokens }: BudgetRequest,
  { budget, prices }: Pick<CreateBudgetGateOptions, 'budget' | 'prices'>,
): Spent {
  const outputTokens = maxOutputTokens ?? Infinity
  const isPriced = budget.costUsd !== undefined
  return {
    // A budget that nobody set holds nobody up.
    tokens: budget.tokens === undefined ? 0 : inputTokens + outputTokens,
    costUsd: isPriced ? (costOf({ inputTokens, outputTokens }, { model, prices }) ?? 0) : 0,
    modelCalls: 1,
  }
}

function add(a: Spent, b: Spent): Spent {
  return {
    tokens: a.tokens + b.tokens,
    costUsd: a.costUsd + b.costUsd,
    modelCalls: a.modelCalls + b.modelCalls,
  }
}
