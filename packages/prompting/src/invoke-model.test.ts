import { HumanMessage } from '@langchain/core/messages'
import { AgentError, ModelUnavailableError } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { invokeModel } from './invoke-model.ts'

const ask = (error: unknown, signal?: AbortSignal): Promise<unknown> =>
  invokeModel(
    { invoke: async () => Promise.reject(error) },
    { messages: [new HumanMessage('hi')], runName: 'critic', ...(signal && { signal }) },
  ).catch((caught: unknown) => caught)

test.each([
  [new Error('429 slow down.\n\nTroubleshooting: …'), 'did not answer: 429 slow down; check'],
  [
    new TypeError("Cannot read properties of undefined (reading 'message')"),
    'its answer is not one of a chat model (C',
  ],
  [new TypeError('terminated'), 'did not answer: terminated; check'],
  ['offline', 'did not answer: offline; check'],
])('describes %s in one line', async (cause, text) => {
  const error = await ask(cause)
  expect(ModelUnavailableError.isInstance(error) && [error.message, error.cause]).toEqual([
    expect.stringContaining(text),
    cause,
  ])
})

test.each([
  new ModelUnavailableError('The model is gone.'),
  new AgentError('budget-spent', 'The budget is spent.'),
])('passes %s on as it is', async (cause) => {
  expect(await ask(cause)).toBe(cause)
})

test('asks nobody when the signal is already aborted', async () => {
  const reason = new Error('stop')
  expect(await ask(new Error('unused'), AbortSignal.abort(reason))).toBe(reason)
})
