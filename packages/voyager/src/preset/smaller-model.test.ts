import { expect, test } from 'vitest'
import { smallerModel } from './smaller-model.ts'

test.each([
  ['openai:gpt-4o', 'openai:gpt-4o-mini'],
  ['gpt-4o-2024-08-06', 'gpt-4o-mini'],
  ['openai:gpt-4', 'openai:gpt-4o-mini'],
  ['openai:gpt-4.1', 'openai:gpt-4.1-mini'],
  ['gpt-5', 'gpt-5-mini'],
  ['o3', 'o4-mini'],
  ['anthropic:claude-sonnet-4-5', 'anthropic:claude-haiku-4-5'],
  ['claude-3-5-sonnet-latest', 'claude-3-5-haiku-latest'],
  ['google:gemini-2.5-pro', 'google:gemini-2.5-flash'],
  ['mistral:mistral-large-latest', 'mistral:mistral-small-latest'],
])('the smaller one of %s is %s', (name, smaller) => {
  expect(smallerModel(name)).toBe(smaller)
})

test.each(['openai:gpt-4o-mini', 'gpt-5-nano', 'gpt-4.1-nano', 'o4-mini', 'ollama:llama3:8b', 'x', ''])(
  'nobody knows a smaller one of "%s"',
  (name) => {
    expect(smallerModel(name)).toBeUndefined()
  },
)
