import type { VoyagerEvent } from '@voyager-mc/voyager'
import { expect, test } from 'vitest'
import type { TokenUse } from '../trials/token-meter.ts'
import { meterLoop, type LoopMeter } from './meter-loop.ts'

function hear(...events: readonly VoyagerEvent[]): {
  readonly told: readonly TokenUse[]
  readonly meter: LoopMeter
} {
  const told: TokenUse[] = []
  const budget = { worldMinutes: 1, attempts: 1 }
  const meter = meterLoop({ budget, useTokens: (tokens) => told.push(tokens) })
  for (const event of events) meter.onEvent(event)
  return { told, meter }
}

test('tells of the tokens of each call at once, those of calls that failed among them', () => {
  const { told, meter } = hear(
    { type: 'model-use', step: 'generate', inputTokens: 30, outputTokens: 5 },
    { type: 'model-use', step: 'evaluate', inputTokens: 12, outputTokens: 0, failure: 'aborted' },
    { type: 'model-use', step: 'evaluate' },
  )
  expect(told).toEqual([
    { input: 30, output: 5 },
    { input: 12, output: 0 },
  ])
  expect(meter.report()).toEqual({})
})

test('says when a limit on models has ended the loop, and not when something else has', () => {
  const end = { type: 'run-end', mode: 'rollout', detail: '' } as const
  expect(hear({ ...end, reason: 'done' }).meter.report()).toEqual({})
  expect(hear({ ...end, reason: 'budget' }).meter.report()).toEqual({ spent: 'tokens' })
})

test.each([
  [undefined, undefined, undefined],
  [100, undefined, 100],
  [undefined, 50, 50],
  [100, 50, 50],
  [100, 500, 100],
])('of %s tokens of the task and %s of its own a loop may use %s', (tokens, own, may) => {
  const given = {
    budget: { worldMinutes: 1, attempts: 1, ...(tokens && { tokens }) },
    useTokens: () => undefined,
  }
  const { budget } = meterLoop(given, { budget: { calls: 9, ...(own && { tokens: own }) } })
  expect(budget).toEqual({ calls: 9, ...(may && { tokens: may }) })
})
