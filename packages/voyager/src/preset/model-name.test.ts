import { MODEL_PROVIDER_CONFIG } from 'langchain/chat_models/universal'
import { expect, test } from 'vitest'
import { modelProviders, parseModelName } from './model-name.ts'

test('knows the providers of the factory and their packages, and OpenRouter', () => {
  const known = Object.entries(MODEL_PROVIDER_CONFIG).map(([name, config]) => [name, config.package])
  expect([...modelProviders]).toEqual([...known, ['openrouter', '@langchain/openrouter']])
})

test.each([
  ['openai:gpt-4o', { provider: 'openai', model: 'gpt-4o' }],
  ['ollama:llama3:8b', { provider: 'ollama', model: 'llama3:8b' }],
  ['google-genai:gemini-2.5-flash', { provider: 'google-genai', model: 'gemini-2.5-flash' }],
  ['openrouter:anthropic/claude-sonnet-4', { provider: 'openrouter', model: 'anthropic/claude-sonnet-4' }],
  ['mistral:large', { provider: 'mistral', model: 'large' }],
  ['llama3:8b', { model: 'llama3:8b' }],
  ['local:tiny', { model: 'local:tiny' }],
  ['gpt-4o', { model: 'gpt-4o' }],
  [':8b', { model: ':8b' }],
  ['org/model:free', { model: 'org/model:free' }],
])('reads %s', (name, expected) => {
  expect(parseModelName(name)).toEqual(expected)
})

test('takes mistral:7b at an endpoint for a model and its tag', () => {
  expect(parseModelName('mistral:7b', { isAtEndpoint: true })).toEqual({ model: 'mistral:7b' })
})
