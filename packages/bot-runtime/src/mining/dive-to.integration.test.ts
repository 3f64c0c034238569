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
