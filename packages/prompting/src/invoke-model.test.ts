import { inspect } from 'node:util'
import { AIMessage, HumanMessage, type BaseMessage } from '@langchain/core/messages'
import { AgentError, longestReplyBytes, ModelUnavailableError } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { invokeModel, type ChatModel } from './invoke-model.ts'

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
  expect(ModelUnavailableError.isInstance(error) && error.message).toContain(text)
  expect(ModelUnavailableError.isInstance(error) && error.cause).toBeInstanceOf(Error)
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

const answering = (message: BaseMessage): ChatModel => ({ invoke: async () => message })
const messages = [new HumanMessage('hi')]

test('gives the text of a reply, and nothing else when it is whole', async () => {
  const model = answering(new AIMessage('yes'))
  expect(await invokeModel(model, { messages, runName: 'critic' })).toEqual({ text: 'yes' })
})

test('says that a reply ended before its time', async () => {
  const model = answering(new AIMessage({ content: 'ye', response_metadata: { finish_reason: 'length' } }))
  expect(await invokeModel(model, { messages, runName: 'critic' })).toEqual({ text: 'ye', cut: 'length' })
})

test('cuts a reply of ten million letters', async () => {
  const model = answering(new AIMessage('x'.repeat(10_000_000)))
  const { text, cut } = await invokeModel(model, { messages, runName: 'critic' })
  expect([text.length, cut]).toEqual([longestReplyBytes, 'too-long'])
})

test('takes the key of the client out of a reply that gives it back', async () => {
  const model = Object.assign(answering(new AIMessage('Your key is a-key-of-mine.')), {
    apiKey: 'a-key-of-mine',
  })
  expect(await invokeModel(model, { messages, runName: 'critic' })).toEqual({
    text: 'Your key is [redacted].',
  })
})

test('takes the key of the client out of an error that gives it back', async () => {
  const model = {
    invoke: async () => Promise.reject(new Error(`${'x'.repeat(290)} a-key-of-mine`)),
    apiKey: 'a-key-of-mine',
  }
  const error = await invokeModel(model, { messages, runName: 'critic' }).catch((caught: unknown) => caught)
  expect(inspect(error, { depth: 9 })).not.toContain('a-key')
})
