import { AIMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import { makeObservation, makeStepResult, scriptedCritic } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createCritic } from './create-critic.ts'
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

test('tries again', async () => {
  let calls = 0
  const evaluate = async (): Promise<typeof critique> => {
    calls += 1
    if (calls === 1) throw new Error('down')
    return critique
  }
  expect(await toRunnable({ evaluate }).withRetry({ stopAfterAttempt: 2 }).invoke(request)).toEqual(critique)
})

test('streams events with the call of its model inside', async () => {
  const model = fakeModel().respond(new AIMessage('{"success": true}'))
  const names: string[] = []
  for await (const { event, name } of toRunnable(createCritic({ model })).streamEvents(request, {
    version: 'v2',
  })) {
    if (event.endsWith('_start')) names.push(`${event} ${name}`)
  }
  expect(names).toEqual(['on_chain_start critic', 'on_chat_model_start critic'])
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
