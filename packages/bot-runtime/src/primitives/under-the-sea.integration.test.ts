import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({
    difficulty: 'peaceful',
    gamerules: { doDaylightCycle: false },
    viewDistanceChunks: 4,
    build({ fill }) {
      fill([-8, -40, -12], [1, -1, 12], 'stone')
      fill([2, -40, -12], [30, -20, 12], 'stone')
      fill([2, -19, -12], [30, -1, 12], 'stone')
      fill([2, -19, -11], [29, -1, 11], 'water')
    },
  })
})

afterAll(() => platform.stop())

beforeEach(() => platform.enter())

test.for([
  ['cave', true],
  ['place in the rock', false],
] as const)(
  'goTo gets to a %s below the sea through the ground of the shore',
  { retry: 0 },
  async ([, isCave]) => {
    platform.give('iron_pickaxe')
    platform.give('cobblestone', 16)
    if (isCave) platform.fill([18, -28, -2], [22, -25, 2], 'air')
    expect(await platform.call(`await goTo(bot, ${platform.vec(20, -28, 0)}, 3)`)).toMatchObject({
      status: 'succeeded',
    })
    expect(platform.self().position.y).toBeLessThan(platform.feet.y - 24)
  },
)

test('findStructure gets to a structure below the sea through the ground of the shore', async () => {
  // Its frames were seen before.
  await platform.enter({ sight: 'loaded' })
  platform.give('iron_pickaxe')
  platform.give('cobblestone', 16)
  platform.fill([18, -28, -2], [22, -25, 2], 'air')
  platform.fill([20, -28, 0], [20, -28, 0], 'end_portal_frame')
  platform.world.teleport('bot', platform.at(12.5, 0, 0.5))
  expect(await platform.call(`await findStructure(bot, "stronghold", 60)`)).toMatchObject({
    status: 'succeeded',
  })
  expect(platform.self().position.y).toBeLessThan(platform.feet.y - 20)
})

test('goTo dives to a place in the water', { retry: 0 }, async () => {
  platform.fill([2, -19, -11], [29, -7, 11], 'stone')
  expect(await platform.call(`await goTo(bot, ${platform.vec(8, -6, 0)}, 2)`)).toMatchObject({
    status: 'succeeded',
  })
})
