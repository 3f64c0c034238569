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

/** Replies that no type allows, as they come from a model that somebody wrote or wrapped. */
// The types of a model say that only messages come.
const odd = (reply: unknown): ChatModel => answering(reply as BaseMessage)

test.each<readonly [string, unknown, string]>([
  ['a text, as a chain with an output parser gives it', 'yes', 'yes'],
  [
    'a tool call without arguments beside the text',
    new AIMessage({ content: '{"task":"a"}', tool_calls: [{ name: 'proposal', args: {}, id: '1' }] }),
    '{"task":"a"}',
  ],
  [
    'a tool call without arguments and no text',
    new AIMessage({ content: '', tool_calls: [{ name: 'proposal', args: {}, id: '1' }] }),
    '{}',
  ],
  [
    'two parts of text around a picture',
    new AIMessage({
      content: [
        { type: 'text', text: 'a' },
        { type: 'image_url', image_url: { url: 'x' } },
        { type: 'text', text: 'b' },
      ],
    }),
    'ab',
  ],
  ['thoughts alone', new AIMessage({ content: [{ type: 'thinking', thinking: 'hm' }] }), ''],
  [
    'arguments that were cut off',
    new AIMessage({
      content: '',
      invalid_tool_calls: [{ name: 'proposal', args: '{"task":"a', id: '1', error: 'cut' }],
    }),
    '{"task":"a',
  ],
])('reads %s', async (shape, reply, text) => {
  const isCall = /call|arguments/.test(shape)
  expect(await invokeModel(odd(reply), { messages, runName: 'critic' })).toEqual({
    text,
    ...(isCall && { isCall }),
  })
})

test.each<readonly [string, unknown]>([
  ['undefined', undefined],
  ['null', null],
  ['a number', 5],
  ['an object without a text', { task: 'Mine 1 dirt' }],
  ['a list of messages', [new AIMessage('yes')]],
])('says of %s that it is no message', async (_shape, reply) => {
  const error: unknown = await invokeModel(odd(reply), { messages, runName: 'critic' }).catch(
    (caught: unknown) => caught,
  )
  expect(ModelUnavailableError.isInstance(error) && error.message).toBe(
    'The critic model gave no message; pass a chat model whose invoke resolves to one, such as AIMessage, or to its text.',
  )
})
