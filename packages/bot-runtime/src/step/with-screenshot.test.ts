import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { withScreenshot, withStepScreenshot, type WithScreenshotOptions } from './with-screenshot.ts'

const observation = makeObservation()
// It is handed on and never looked at.
const bot = { username: 'bot' } as Bot

function take(options: Partial<WithScreenshotOptions>): ReturnType<typeof withScreenshot> {
  return withScreenshot(observation, {
    bot,
    takeScreenshot: async () => 'data:image/png;base64,AA==',
    signal: undefined,
    onFailure: (message) => expect.fail(message),
    ...options,
  })
}

test('adds the picture to the observation', async () => {
  await expect(take({})).resolves.toEqual({ ...observation, screenshot: 'data:image/png;base64,AA==' })
})

test.each([{ takeScreenshot: undefined }, { bot: undefined }])('takes none with %o', async (options) => {
  await expect(take(options)).resolves.toBe(observation)
})

test('a picture that fails is told and costs nothing else', async () => {
  const failures: string[] = []
  const takeScreenshot = async (): Promise<string> => {
    throw new Error('The eye is closed.')
  }
  await expect(take({ takeScreenshot, onFailure: (message) => failures.push(message) })).resolves.toBe(
    observation,
  )
  expect(failures).toEqual(['The eye is closed.'])
})

test('an aborted call ends with its reason', async () => {
  const takeScreenshot = async (): Promise<string> => {
    throw new Error('cut off')
  }
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(take({ takeScreenshot, signal })).rejects.toThrow('enough')
})

test('a picture that fails is an event of its step', async () => {
  const heard: unknown[] = []
  const { events, observation: seen } = await withStepScreenshot(makeStepResult(), {
    bot,
    takeScreenshot: async () => Promise.reject(new Error('The eye is closed.')),
    onEvent: (event) => heard.push(event),
  })
  expect(seen.screenshot).toBeUndefined()
  expect(events).toEqual([{ type: 'error', name: 'screenshot', message: 'The eye is closed.', tick: 0 }])
  expect(heard).toEqual(events)
})
