import { makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { situationMessage } from './situation-message.ts'

const observation = makeObservation()
const png = 'data:image/png;base64,iVBORw0KGgo='

test.each([undefined, async () => undefined])('is text alone without a picture', async (screenshot) => {
  const { content } = await situationMessage('Health: 20', { observation, ...(screenshot && { screenshot }) })
  expect(content).toBe('Health: 20')
})

test('carries the picture of the observation after the text', async () => {
  const seen: unknown[] = []
  const { content } = await situationMessage('Health: 20', {
    observation,
    screenshot: async (what) => {
      seen.push(what)
      return png
    },
  })
  expect(seen).toEqual([observation])
  expect(content).toEqual([
    { type: 'text', text: 'Health: 20\nScreenshot: attached' },
    { type: 'image_url', image_url: { url: png } },
  ])
})

test('carries the picture that the observation brings, unless another is taken', async () => {
  const pictured = makeObservation({ screenshot: png })
  const own = await situationMessage('', { observation: pictured })
  expect(own.content).toContainEqual({ type: 'image_url', image_url: { url: png } })
  const other = await situationMessage('', { observation: pictured, screenshot: async () => undefined })
  expect(other.content).toBe('')
})

test('carries several pictures in their order, and none of an empty list', async () => {
  const other = 'data:image/jpeg;base64,AAAA'
  const two = await situationMessage('Health: 20', { observation, screenshot: async () => [png, other] })
  expect(two.content).toEqual([
    { type: 'text', text: 'Health: 20\nScreenshots: attached' },
    { type: 'image_url', image_url: { url: png } },
    { type: 'image_url', image_url: { url: other } },
  ])
  const none = await situationMessage('Health: 20', { observation, screenshot: async () => [] })
  expect(none.content).toBe('Health: 20')
  const wrong = situationMessage('', { observation, screenshot: async () => [png, 'a.png'] })
  await expect(wrong).rejects.toThrow('screenshot is "a.png"; return a data URL')
})

test('refuses what is no data URL of a picture', async () => {
  const screenshot = async (): Promise<string> => 'https://example.org/a.png'
  await expect(situationMessage('', { observation, screenshot })).rejects.toThrow('return a data URL')
})
