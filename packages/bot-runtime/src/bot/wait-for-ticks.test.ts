import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { waitForTicks } from './wait-for-ticks.ts'

const { signal } = new AbortController()

test('resolves after that many ticks', async () => {
  const bot = fakeBot()
  const wait = waitForTicks(bot, 2, { signal })
  bot.emit('physicsTick')
  expect(bot.listenerCount('physicsTick')).toBe(1)
  bot.emit('physicsTick')
  await expect(wait).resolves.toBe(false)
})

test('ends early when the condition holds', async () => {
  const bot = fakeBot()
  let met = false
  const wait = waitForTicks(bot, 100, { signal, until: () => met })
  met = true
  bot.emit('physicsTick')
  await expect(wait).resolves.toBe(true)
})

test('rejects with the reason of the signal and leaves no listener', async () => {
  const bot = fakeBot()
  const controller = new AbortController()
  const wait = waitForTicks(bot, 100, { signal: controller.signal })
  const reason = new DOMException('over', 'AbortError')
  controller.abort(reason)
  await expect(wait).rejects.toBe(reason)
  expect(bot.listenerCount('physicsTick')).toBe(0)
})
