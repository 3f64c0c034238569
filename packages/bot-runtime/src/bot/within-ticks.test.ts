import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { withinTicks } from './within-ticks.ts'

const { signal } = new AbortController()

test('is true for work that ends in time', async () => {
  await expect(withinTicks(fakeBot(), Promise.resolve(), { signal, limitTicks: 1 })).resolves.toBe(true)
})

test('is false for work that is refused', async () => {
  const refused = Promise.reject(new DOMException('no'))
  await expect(withinTicks(fakeBot(), refused, { signal, limitTicks: 1 })).resolves.toBe(false)
})

test('is false for work that never ends, and leaves no listener', async () => {
  const bot = fakeBot()
  const waiting = withinTicks(bot, new Promise(() => undefined), { signal, limitTicks: 1 })
  bot.emit('physicsTick')
  await expect(waiting).resolves.toBe(false)
  expect(bot.listenerCount('physicsTick')).toBe(0)
})
