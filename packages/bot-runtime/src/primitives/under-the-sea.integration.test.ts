import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({
    difficulty: 'peaceful',
    gamerules: { doDaylightCycle: false },
    build({ fill }) {
      fill([-8, -24, -10], [18, -1, 10], 'stone')
      fill([2, -10, -9], [17, -1, 9], 'water')
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
    if (isCave) platform.fill([8, -16, -2], [12, -13, 2], 'air')
    expect(await platform.call(`await goTo(bot, ${platform.vec(10, -16, 0)}, 3)`)).toMatchObject({
      status: 'succeeded',
    })
    expect(platform.self().position.y).toBeLessThan(platform.feet.y - 12)
  },
)

test('goTo dives to a place in the water', { retry: 0 }, async () => {
  platform.fill([2, -10, -9], [17, -7, 9], 'stone')
  expect(await platform.call(`await goTo(bot, ${platform.vec(8, -6, 0)}, 2)`)).toMatchObject({
    status: 'succeeded',
  })
})
