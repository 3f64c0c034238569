import type { ModelPrice, PriceTable } from './model-prices.ts'

/** The tokens of one or more calls of one model. */
export interface TokenCount {
  readonly inputTokens: number
  readonly outputTokens: number
  /** Input tokens that the provider had kept. */
  readonly cachedTokens?: number
}

/** Price of the tokens in US dollars; absent when the table does not know the model. */
export function costOf(
  { inputTokens, outputTokens, cachedTokens = 0 }: TokenCount,
  { model, prices }: { readonly model: string; readonly prices: PriceTable },
): number | undefined {
  const price = priceOf(model, prices)
  if (price === undefined) return undefined
  const { input, output, cachedInput = input } = price
  // A reply of unknown length is endless, and for nothing it costs nothing all the same.
  const reply = output === 0 ? 0 : outputTokens * output
  return ((inputTokens - cachedTokens) * input + cachedTokens * cachedInput + reply) / 1_000_000
}

/** Key that stands for every model without a price of its own. */
const anyOther = '*'

/** Names end in dates and versions: `gpt-4o-mini-2024-07-18` costs what `gpt-4o-mini` costs, not what `gpt-4o` does. */
function priceOf(model: string, prices: PriceTable): ModelPrice | undefined {
  const own = model.replace(/^(models\/|[\w-]+[:/])/, '')
  const [, price] = Object.entries(prices)
    .filter(([name]) => own === name || model === name || own.startsWith(`${name}-`))
    .reduce<readonly [string, ModelPrice | undefined]>(
      (best, entry) => (entry[0].length > best[0].length ? entry : best),
      ['', undefined],
    )
  return price ?? prices[anyOther]
}
