import { AgentError } from '@voyager-mc/core'
import { afterEach, expect, test, vi } from 'vitest'
import { createChatModel } from './create-chat-model.ts'

afterEach(() => vi.unstubAllEnvs())

const endpoint = 'http://127.0.0.1:1/v1'

test.each([
  ['llama3:8b', 'llama3:8b'],
  ['mistral:7b', 'mistral:7b'],
  ['local:tiny', 'local:tiny'],
  ['openai:gpt-4o', 'gpt-4o'],
  ['ollama:llama3:8b', 'llama3:8b'],
  ['gpt-4o', 'gpt-4o'],
])('calls %s at an OpenAI-compatible endpoint %s, without a key', async (name, model) => {
  const made = await createChatModel({ name, baseUrl: endpoint })
  expect({ type: made._llmType(), params: made._identifyingParams() }).toMatchObject({
    type: 'openai',
    params: { model },
  })
})

test('passes on temperature, length, time and tries', async () => {
  const made = await createChatModel({
    name: 'tiny',
    baseUrl: endpoint,
    temperature: 0.1,
    maxTokens: 50,
    timeoutMs: 1234,
    maxConcurrency: 3,
  })
  expect(made).toMatchObject({ temperature: 0.1, maxTokens: 50, timeout: 1234 })
  expect(made.caller).toMatchObject({ maxRetries: 0, maxConcurrency: 3 })
})

test('refuses an endpoint that is no URL', async () => {
  await expect(createChatModel({ name: 'a', baseUrl: 'localhost' })).rejects.toThrow(
    'baseUrl is "localhost"; pass a URL such as http://127.0.0.1:8080/v1.',
  )
})

test('refuses an address of a provider that is none', async () => {
  await expect(createChatModel({ name: 'anthropic:claude', providerUrl: 'proxy' })).rejects.toThrow(
    'providerUrl is "proxy"; pass a URL such as http://127.0.0.1:8080/v1.',
  )
})

test('names the package that a provider needs', async () => {
  const error = await createChatModel({ name: 'groq:llama' }).catch((caught: unknown) => caught)
  expect(AgentError.isInstance(error) && [error.code, error.message]).toEqual([
    'model-setup',
    'The model groq:llama cannot be used: its package @langchain/groq is not installed; run npm install @langchain/groq.',
  ])
})

test('names the providers when it cannot guess one', async () => {
  const error = await createChatModel({ name: 'llama3:8b' }).catch((caught: unknown) => caught)
  expect(AgentError.isInstance(error) && [error.code, error.message.slice(0, 116)]).toEqual([
    'model-unknown',
    'The model llama3:8b cannot be used: no provider is known for it; write provider:model with one of openai, anthropic,',
  ])
})

test('says that there is no key', async () => {
  vi.stubEnv('OPENAI_API_KEY', '')
  await expect(createChatModel({ name: 'openai:gpt-4o' })).rejects.toThrow(
    'The model openai:gpt-4o cannot be used: there is no key for it; pass apiKey or set the variable of its provider.',
  )
})

test.each([' ', 'openai:'])('refuses the empty name "%s"', async (name) => {
  await expect(createChatModel({ name })).rejects.toThrow('pass a model such as openai:gpt-4o.')
})
