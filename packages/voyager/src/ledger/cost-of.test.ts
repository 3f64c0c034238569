import { expect, test } from 'vitest'
import { costOf } from './cost-of.ts'
import { modelPrices } from './model-prices.ts'

const million = { inputTokens: 1_000_000, outputTokens: 1_000_000 }
const cost = (model: string): number | undefined => costOf(million, { model, prices: modelPrices })

test.each([
  ['gpt-4o', 12.5],
  ['gpt-4o-2024-08-06', 12.5],
  ['gpt-4o-mini-2024-07-18', 0.75],
  ['openai/gpt-4.1-nano', 0.5],
  ['models/gemini-2.5-pro', 11.25],
  ['gpt-4', 90],
])('a million tokens in and out of %s cost %d dollars', (model, dollars) => {
  expect(cost(model)).toBeCloseTo(dollars, 6)
})

test.each(['llama3:8b', 'gpt-4.5-preview', '', 'gpt'])('has no price for "%s"', (model) => {
  expect(cost(model)).toBeUndefined()
})

test('charges what * says for a model without a price of its own', () => {
  const prices = { mine: { input: 1, output: 0 }, '*': { input: 3, output: 0 } }
  expect(['mine', 'other', ''].map((model) => costOf(million, { model, prices }))).toEqual([1, 3, 3])
})

test('charges less for what the provider had kept', () => {
  const prices = { mine: { input: 2, output: 0, cachedInput: 1 } }
  expect(costOf({ ...million, cachedTokens: 500_000 }, { model: 'mine', prices })).toBe(1.5)
})

test('a model that costs nothing costs nothing for a reply of unknown length, too', () => {
  const prices = { free: { input: 0, output: 0 }, embedding: { input: 1, output: 0 } }
  const endless = { inputTokens: 1_000_000, outputTokens: Infinity }
  expect(costOf(endless, { model: 'free', prices })).toBe(0)
  expect(costOf(endless, { model: 'embedding', prices })).toBe(1)
})
