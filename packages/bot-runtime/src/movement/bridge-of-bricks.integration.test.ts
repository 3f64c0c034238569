import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({
    difficulty: 'peaceful',
    build({ fill }) {
      fill([-2, -6, -2], [2, 4, 2], 'nether_bricks')
      fill([0, 0, 0], [0, 1, 0], 'air')
      fill([18, -6, -3], [24, -2, 3], 'netherrack')
    },
  })
})

afterAll(() => platform.stop())

test('who is in the pillar of a fortress gets out of it on its bricks, and down again', async () => {
  platform.give('stone_pickaxe')
  platform.give('nether_bricks', 40)
  expect(await platform.call(`await goTo(bot, ${platform.vec(21, -1, 0)}, 2)`)).toMatchObject({
    status: 'succeeded',
  })
})
