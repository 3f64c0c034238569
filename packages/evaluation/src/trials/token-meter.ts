import { InvalidArgumentError } from '@voyager-mc/core'
import type { TrialBudget } from '../suite/suite-schema.ts'
import { BudgetSpentError } from './budget-spent-error.ts'
import { tokensSchema, type TrialResult } from './trial-result.ts'

/** Tokens that chat models were given, and those that they wrote. */
export type TokenUse = NonNullable<TrialResult['tokens']>

/** Counter of the tokens of one trial. */
export interface TokenMeter {
  /** Sum of what was told; undefined when nothing was. */
  readonly used: TokenUse | undefined
  /** Adds tokens of a call as soon as they are known. */
  readonly use: (this: void, tokens: TokenUse) => void
}

export interface MeterTokensOptions {
  readonly budget: TrialBudget
  /** Called when more was used than the budget has. */
  readonly onSpent: (error: BudgetSpentError) => void
}

/** Counts the tokens of a trial while they are used: what an agent says at its end is lost where it comes to none. */
export function meterTokens({ budget, onSpent }: MeterTokensOptions): TokenMeter {
  let used: TokenUse | undefined
  return {
    get used() {
      return used
    },
    use(tokens) {
      const read = tokensSchema.safeParse(tokens)
      if (!read.success)
        throw new InvalidArgumentError('tokens', JSON.stringify(tokens), 'pass numbers of at least 0.')
      const sum = sumOfTokens(used, read.data) ?? read.data
      used = sum
      if (budget.tokens !== undefined && sum.input + sum.output > budget.tokens)
        onSpent(new BudgetSpentError('tokens', budget.tokens))
    },
  }
}

/** Tokens of both together; undefined where neither has any. */
export function sumOfTokens(one: TokenUse | undefined, other: TokenUse | undefined): TokenUse | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return { input: one.input + other.input, output: one.output + other.output }
}
