import { expect, test } from 'vitest'
import { createChatModel } from './create-chat-model.ts'

test('takes an OpenAI-compatible endpoint without a key', async () => {
  const model = await createChatModel({ name: 'local:tiny', baseUrl: 'http://127.0.0.1:1/v1' })
  expect({ type: model._llmType(), params: model._identifyingParams() }).toMatchObject({
    type: 'openai',
    params: { model: 'tiny' },
  })
})

test('refuses an endpoint that is no URL', async () => {
  await expect(createChatModel({ name: 'a', baseUrl: 'localhost' })).rejects.toThrow(
    'baseUrl is "localhost"; pass a URL such as http://127.0.0.1:8080/v1.',
  )
})

test('names the package that a provider needs', async () => {
  await expect(createChatModel({ name: 'anthropic:claude' })).rejects.toThrow('@langchain/anthropic')
})

test('refuses an empty name', async () => {
  await expect(createChatModel({ name: ' ' })).rejects.toThrow('pass a model such as openai:gpt-4o.')
})
