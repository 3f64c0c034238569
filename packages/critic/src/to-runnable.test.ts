import { makeObservation, makeStepResult, scriptedCritic } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { toRunnable } from './to-runnable.ts'

const request = { task: { name: 'Mine 1 oak_log' }, before: makeObservation(), step: makeStepResult() }
const critique = { success: true, reasoning: 'held', feedback: '' }

test('is a runnable named critic', async () => {
  const runnable = toRunnable(scriptedCritic(critique))
  expect(runnable.getName()).toBe('critic')
  expect(await runnable.invoke(request)).toEqual(critique)
})

test('judges a batch', async () => {
  expect(await toRunnable(scriptedCritic(critique)).batch([request, request])).toEqual([critique, critique])
})

test('falls back to another critic', async () => {
  const failing = toRunnable({ evaluate: async () => Promise.reject(new Error('down')) })
  const runnable = failing.withFallbacks([toRunnable(scriptedCritic(critique))])
  expect(await runnable.invoke(request)).toEqual(critique)
})

test('passes the signal on', async () => {
  const seen: (AbortSignal | undefined)[] = []
  const runnable = toRunnable({
    evaluate: async (_request, options) => {
      seen.push(options?.signal)
      return critique
    },
  })
  await runnable.invoke(request, { signal: new AbortController().signal })
  expect(seen[0]).toBeInstanceOf(AbortSignal)
})
