import type { RunSummary } from './run-summary.ts'

/** What tokens cost, in any currency. */
export interface TokenPrices {
  readonly inputPerMillion: number
  readonly outputPerMillion: number
}

/** What one role's model calls came to. */
export interface RoleCost {
  readonly role: string
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** In the currency of the prices; absent without them. */
  readonly money?: number
}

const roleOf: Readonly<Record<string, string>> = {
  propose: 'curriculum',
  record: 'curriculum',
  generate: 'action agent',
  evaluate: 'critic',
  retrieve: 'skill library',
  'add-skill': 'skill library',
}

/** Model calls, tokens and money by role, the dearest first. */
export function costByRole(
  { models }: Pick<RunSummary, 'models'>,
  prices?: TokenPrices,
): readonly RoleCost[] {
  const byRole = new Map<string, RoleCost>()
  for (const [step, use] of Object.entries(models)) {
    const role = roleOf[step] ?? 'other'
    const before = byRole.get(role) ?? { role, calls: 0, inputTokens: 0, outputTokens: 0 }
    byRole.set(role, {
      role,
      calls: before.calls + use.calls,
      inputTokens: before.inputTokens + use.inputTokens,
      outputTokens: before.outputTokens + use.outputTokens,
    })
  }
  return [...byRole.values()]
    .map((cost) => ({ ...cost, ...(prices && { money: moneyOf(cost, prices) }) }))
    .sort((a, b) => b.inputTokens + b.outputTokens - a.inputTokens - a.outputTokens)
}

function moneyOf(
  { inputTokens, outputTokens }: RoleCost,
  { inputPerMillion, outputPerMillion }: TokenPrices,
): number {
  return (inputTokens * inputPerMillion + outputTokens * outputPerMillion) / 1_000_000
}
