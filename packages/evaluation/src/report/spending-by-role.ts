import type { Spending, SpendingLedger } from '@voyager-mc/voyager/journal'

/** Sum of one role's model calls. */
export interface RoleSpending extends Spending {
  readonly role: string
}

/** The roles of a ledger, the one with most tokens first. */
export function spendingByRole({ byRole }: Pick<SpendingLedger, 'byRole'>): readonly RoleSpending[] {
  return Object.entries(byRole)
    .map(([role, spending]) => ({ role, ...spending }))
    .sort((a, b) => b.inputTokens + b.outputTokens - a.inputTokens - a.outputTokens)
}
