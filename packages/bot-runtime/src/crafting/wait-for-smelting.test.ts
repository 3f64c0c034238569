import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { waitForSmelting } from './wait-for-smelting.ts'

const { signal } = new AbortController()
const nothing = { outputItem: () => null }

function start(
  furnace: Parameters<typeof waitForSmelting>[1],
  time = { age: 0 },
): {
  readonly bot: ReturnType<typeof fakeBot>
  readonly hasEnded: () => boolean
  readonly time: typeof time
} {
  const bot = fakeBot({ time })
  let ended = false
  void waitForSmelting(bot, furnace, { signal, items: 1 }).then(() => {
    ended = true
  })
  return { bot, hasEnded: () => ended, time }
}

async function tick(bot: ReturnType<typeof fakeBot>, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) bot.emit('physicsTick')
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
}

test("goes on when the bot's body ticks faster than the world", async () => {
  const { bot, hasEnded } = start(nothing)
  await tick(bot, 1000)
  expect(hasEnded()).toBe(false)
})

test("gives up after the world's time of one item", async () => {
  const { bot, hasEnded, time } = start(nothing)
  time.age = 1000
  await tick(bot, 1)
  time.age += 260
  await tick(bot, 1)
  expect(hasEnded()).toBe(true)
})

test('an old age of the world is no reason to give up', async () => {
  const { bot, hasEnded, time } = start(nothing)
  // A server that tells the time every fifteen seconds.
  await tick(bot, 10)
  time.age = 300
  await tick(bot, 200)
  expect(hasEnded()).toBe(false)
})

test('goes on as long as the furnace does, also without any time of the world', async () => {
  const furnace = { progress: 0, outputItem: () => null }
  const { bot, hasEnded } = start(furnace)
  for (let round = 0; round < 6; round += 1) {
    furnace.progress += 0.1
    await tick(bot, 200)
  }
  expect(hasEnded()).toBe(false)
})

test('ends when the furnace cannot be seen any more', async () => {
  const bot = fakeBot({ time: { age: 0 } })
  let isOver = false
  const waiting = waitForSmelting(bot, nothing, { signal, items: 1, isOver: () => isOver })
  isOver = true
  bot.emit('physicsTick')
  await waiting
})

test('ends when the world stands still', async () => {
  const { bot, hasEnded } = start(nothing)
  await tick(bot, 1300)
  expect(hasEnded()).toBe(true)
})
