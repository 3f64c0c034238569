import type { ModelUseEvent } from '../events/model-use-event.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import { costOf } from './cost-of.ts'
import type { PriceTable } from './model-prices.ts'

/** Calls of chat models, their tokens and what they cost. */
export interface Spending {
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** US dollars; calls of a model without a price add nothing. */
  readonly costUsd: number
}

/** Model calls of a run added up by whom and what they were for. */
export interface SpendingLedger {
  readonly total: Spending
  /** By the name of the call, such as `action` or `curriculum-answer`. */
  readonly byRole: Readonly<Record<string, Spending>>
  /** By the name of the task in work; choosing a task is under `(choosing)`, calls of removed records under `(compacted)`. */
  readonly byTask: Readonly<Record<string, Spending>>
  /** All that a skill's task had cost when the skill was learned. */
  readonly bySkill: Readonly<Record<string, Spending>>
  /** Calls whose tokens the provider did not count; those of removed records are left out. */
  readonly estimatedCalls: number
  /** Calls of models without a price; those of removed records are left out. */
  readonly unpricedCalls: number
}

const nothing: Spending = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 }
const choosing = '(choosing)'
const compacted = '(compacted)'

export interface SummarizeSpendingOptions {
  /** Prices the calls anew; absent keeps the prices of when they were made. */
  readonly prices?: PriceTable
}

/** Adds up the model calls of a run. */
export function summarizeSpending(
  all: readonly VoyagerEvent[],
  { prices }: SummarizeSpendingOptions = {},
): SpendingLedger {
  const events = prices === undefined ? all : all.map((event) => withPrice(event, prices))
  const uses = events.filter((event) => event.type === 'model-use')
  // It is the first event, where there is one.
  const [compaction] = events.filter((event) => event.type === 'compaction')
  const before = compaction?.history.models ?? {}
  const total = Object.values(before).reduce(addAll, nothing)
  return {
    total: uses.reduce(add, total),
    byRole: sumBy(uses, ({ role, step }) => role ?? step, before),
    byTask: sumBy(uses, ({ task }) => task ?? choosing, total.calls === 0 ? {} : { [compacted]: total }),
    bySkill: spendingBySkill(events),
    estimatedCalls: uses.filter(({ isEstimated }) => isEstimated).length,
    unpricedCalls: uses.filter(({ costUsd }) => costUsd === undefined).length,
  }
}

function withPrice(event: VoyagerEvent, prices: PriceTable): VoyagerEvent {
  if (event.type !== 'model-use') return event
  const { costUsd: _before, ...use } = event
  const { inputTokens = 0, outputTokens = 0, cachedTokens = 0, model = '' } = use
  const costUsd = costOf({ inputTokens, outputTokens, cachedTokens }, { model, prices })
  return costUsd === undefined ? use : { ...use, costUsd }
}

function add(sum: Spending, { inputTokens = 0, outputTokens = 0, costUsd = 0 }: ModelUseEvent): Spending {
  return {
    calls: sum.calls + 1,
    inputTokens: sum.inputTokens + inputTokens,
    outputTokens: sum.outputTokens + outputTokens,
    costUsd: sum.costUsd + costUsd,
  }
}

function addAll(sum: Spending, other: Spending): Spending {
  return {
    calls: sum.calls + other.calls,
    inputTokens: sum.inputTokens + other.inputTokens,
    outputTokens: sum.outputTokens + other.outputTokens,
    costUsd: sum.costUsd + other.costUsd,
  }
}

function sumBy(
  uses: readonly ModelUseEvent[],
  nameOf: (use: ModelUseEvent) => string,
  before: Readonly<Record<string, Spending>>,
): Readonly<Record<string, Spending>> {
  const sums = new Map<string, Spending>(Object.entries(before))
  for (const use of uses) sums.set(nameOf(use), add(sums.get(nameOf(use)) ?? nothing, use))
  return Object.fromEntries(sums)
}

function spendingBySkill(events: readonly VoyagerEvent[]): Readonly<Record<string, Spending>> {
  const spent = new Map<string, Spending>()
  const skills: Record<string, Spending> = {}
  for (const event of events) {
    if (event.type === 'model-use' && event.task !== undefined)
      spent.set(event.task, add(spent.get(event.task) ?? nothing, event))
    if (event.type === 'skill-add') skills[event.name] = spent.get(event.task) ?? nothing
  }
  return skills
}
