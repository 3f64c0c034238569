import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})

afterAll(() => platform.stop())

beforeEach(() => platform.enter())

// By hand under water a block takes four seconds, and the breath lasts fifteen.
const longestTicks = 60 * 20

for (const depth of [3, 8]) {
  test(`mineBlock dives for sand under ${depth} blocks of water and comes up for air`, async () => {
    platform.fill([3, -depth - 2, -10], [23, -1, 10], 'stone')
    platform.fill([4, -depth - 1, -9], [22, -depth - 1, 9], 'sand')
    platform.fill([4, -depth, -9], [22, -1, 9], 'water')
    const result = await platform.call('await mineBlock(bot, "sand", 4)')
    expect(result).toMatchObject({ status: 'succeeded', detail: { gained: { sand: 4 } } })
    expect(result?.tick).toBeLessThan(longestTicks)
    expect(platform.self().health).toBe(20)
  })
}

test('mineBlock sinks to the ground before it digs, which takes a swimmer five times as long', async () => {
  platform.fill([3, -6, -3], [9, -1, 3], 'stone')
  platform.fill([4, -4, -1], [6, -1, 1], 'water')
  platform.fill([7, -4, 0], [7, -3, 0], 'gravel')
  const { x, y, z } = platform.at(5, 0, 0)
  platform.world.teleport('bot', { x: x + 0.5, y: y - 1.8, z: z + 0.5 })
  const result = await platform.call('await mineBlock(bot, "gravel", 1)')
  expect(result).toMatchObject({ status: 'succeeded', detail: { gained: { gravel: 1 } } })
  // Four and a half seconds, and the way down.
  expect(result?.tick).toBeLessThan(10 * 20)
})

test('mineBlock leaves a log under water that takes longer by hand than the breath lasts, and takes it with an axe', async () => {
  // Nobody who stands beside the pit sees its ground.
  await platform.enter({ sight: 'loaded' })
  platform.fill([3, -8, -3], [9, -1, 3], 'stone')
  platform.fill([4, -6, -2], [8, -1, 2], 'water')
  platform.fill([6, -6, 0], [6, -6, 0], 'oak_log')
  const byHand = await platform.call('await mineBlock(bot, "oak_log", 1)')
  expect(byHand).toMatchObject({ status: 'failed', reason: 'unreachable' })
  expect(byHand?.tick).toBeLessThan(600)
  platform.give('stone_axe')
  const result = await platform.call('await mineBlock(bot, "oak_log", 1)')
  expect(result).toMatchObject({ status: 'succeeded', detail: { gained: { oak_log: 1 } } })
})
