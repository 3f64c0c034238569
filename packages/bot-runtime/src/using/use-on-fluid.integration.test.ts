import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})
beforeEach(async () => {
  await platform.enter()
  platform.give('bucket')
})
afterAll(() => platform.stop())

/** Lets the bot fill its bucket. */
async function fill(): Promise<void> {
  const { events } = await platform.run('await bot.waitForTicks(60); await useItemOn(bot, "bucket", "water")')
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'primitive-result', status: 'succeeded', primitive: 'useItemOn' }),
  )
  expect(platform.carried('water_bucket')).toBe(1)
}

test('sees that leaves are in the way of a bucket, and goes past them', async () => {
  platform.fill([4, -1, -1], [4, -1, 1], 'water')
  platform.fill([2, 0, -2], [2, 2, 2], 'oak_leaves[persistent=true]')
  platform.fill([3, 0, -2], [6, 2, -2], 'oak_leaves[persistent=true]')
  platform.fill([3, 0, 2], [6, 2, 2], 'oak_leaves[persistent=true]')
  await fill()
})

test('fills a bucket with lava behind a pond that it swims through', async () => {
  platform.fill([-3, -6, -6], [16, -1, 6], 'dirt')
  platform.fill([5, -2, -3], [11, -1, 3], 'water')
  platform.fill([13, -1, 0], [13, -1, 0], 'lava')
  const { events } = await platform.run('await bot.waitForTicks(60); await useItemOn(bot, "bucket", "lava")')
  expect(events.filter(({ type }) => type === 'primitive-result')).toMatchObject([{ status: 'succeeded' }])
  expect(platform.carried('lava_bucket')).toBe(1)
})

test('fills a bucket from water that it comes by on the way to other water', async () => {
  platform.fill([-12, 0, 2], [9, 6, 2], 'bedrock')
  platform.fill([0, -1, 4], [0, -1, 4], 'water')
  platform.fill([9, -1, -1], [9, -1, -1], 'water')
  await fill()
  expect(platform.world.blockAt(platform.at(0, -1, 4)).name).toBe('water')
})
