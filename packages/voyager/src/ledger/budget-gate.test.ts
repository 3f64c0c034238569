import { expect, test } from 'vitest'
import { createBudgetGate } from './budget-gate.ts'

const spent = () => ({ tokens: 0, costUsd: 0, modelCalls: 0 })

test('calls of a model that costs nothing begin at the same time, however long their replies may be', async () => {
  const prices = { free: { input: 0, output: 0 } }
  const gate = createBudgetGate({ budget: { costUsd: 1 }, prices, spent })
  const begun: number[] = []
  for (const call of [1, 2]) void gate.enter({ model: 'free', inputTokens: 10 }).then(() => begun.push(call))
  await new Promise(setImmediate)
  expect(begun).toEqual([1, 2])
})
