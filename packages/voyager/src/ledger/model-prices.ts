import { InvalidArgumentError } from '@voyager-mc/core'

/** Prices of a model's tokens, in US dollars per million. */
export interface ModelPrice {
  readonly input: number
  readonly output: number
  /** Tokens of a prompt that the provider had kept; absent means they cost like the others. */
  readonly cachedInput?: number
}

/** Prices by the beginning of a model's name; the longest beginning that fits counts, and `*` stands for all other models. */
export type PriceTable = Readonly<Record<string, ModelPrice>>

/** Day of which the prices in `modelPrices` are. */
export const modelPricesAsOf = '2025-06-30'

/**
 * List prices of well-known models as of `modelPricesAsOf`, without volume or batch discounts. They were written down by
 * hand, and no test compares them with the providers' pages: check the ones that a budget in money rests on, and spread
 * your own over them, such as `{ ...modelPrices, 'my-model': { input: 1, output: 2 } }`.
 */
export const modelPrices: PriceTable = {
  'gpt-3.5-turbo': { input: 0.5, output: 1.5 },
  'gpt-4': { input: 30, output: 60 },
  'gpt-4-turbo': { input: 10, output: 30 },
  'gpt-4o': { input: 2.5, output: 10, cachedInput: 1.25 },
  'gpt-4o-mini': { input: 0.15, output: 0.6, cachedInput: 0.075 },
  'gpt-4.1': { input: 2, output: 8, cachedInput: 0.5 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6, cachedInput: 0.1 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4, cachedInput: 0.025 },
  'gpt-5': { input: 1.25, output: 10, cachedInput: 0.125 },
  'gpt-5-mini': { input: 0.25, output: 2, cachedInput: 0.025 },
  'gpt-5-nano': { input: 0.05, output: 0.4, cachedInput: 0.005 },
  o3: { input: 2, output: 8, cachedInput: 0.5 },
  'o4-mini': { input: 1.1, output: 4.4, cachedInput: 0.275 },
  'claude-3-5-haiku': { input: 0.8, output: 4, cachedInput: 0.08 },
  'claude-3-5-sonnet': { input: 3, output: 15, cachedInput: 0.3 },
  'claude-haiku-4': { input: 1, output: 5, cachedInput: 0.1 },
  'claude-sonnet-4': { input: 3, output: 15, cachedInput: 0.3 },
  'claude-opus-4': { input: 15, output: 75, cachedInput: 1.5 },
  'gemini-2.5-flash': { input: 0.3, output: 2.5 },
  'gemini-2.5-pro': { input: 1.25, output: 10 },
  'mistral-large': { input: 2, output: 6 },
  'text-embedding-3-small': { input: 0.02, output: 0 },
  'text-embedding-3-large': { input: 0.13, output: 0 },
  'text-embedding-ada-002': { input: 0.1, output: 0 },
}

/** Refuses a table with a price that is no number of at least 0. */
export function checkPrices(prices: PriceTable): PriceTable {
  for (const [model, price] of Object.entries(prices)) {
    for (const [name, value] of Object.entries(price)) {
      if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
        throw new InvalidArgumentError(
          `prices['${model}'].${name}`,
          value,
          'pass dollars per million tokens.',
        )
    }
  }
  return prices
}
