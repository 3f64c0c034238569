import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({
    difficulty: 'peaceful',
    viewDistanceChunks: 4,
    build({ fill }) {
      fill([-2, -6, -2], [2, 4, 2], 'nether_bricks')
      fill([0, 0, 0], [0, 1, 0], 'air')
      fill([18, -6, -3], [24, -2, 3], 'netherrack')
      fill([-1, 19, -40], [1, 19, -20], 'nether_bricks')
      fill([-12, 11, -42], [12, 12, -18], 'netherrack')
      fill([-8, 5, 24], [8, 5, 54], 'netherrack')
      fill([0, 19, 30], [0, 19, 30], 'cobblestone')
      fill([-1, 19, 32], [1, 19, 50], 'cobblestone')
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

test('who stands on a bridge drops from it where building leads nowhere, however many bricks there are', async () => {
  await platform.enter()
  const { x, y, z } = platform.at(0, 20, -30)
  platform.world.teleport('bot', { x: x + 0.5, y, z: z + 0.5 })
  platform.give('nether_bricks', 64)
  expect(await platform.call(`await goTo(bot, ${platform.vec(10, 13, -30)}, 1)`)).toMatchObject({
    status: 'succeeded',
  })
})

test('who is left on one block of a broken bridge, with nothing to build, leaps to the next', async () => {
  await platform.enter()
  const { x, y, z } = platform.at(0, 20, 30)
  platform.world.teleport('bot', { x: x + 0.5, y, z: z + 0.79 })
  platform.give('iron_pickaxe')
  expect(await platform.call(`await goTo(bot, ${platform.vec(0, 20, 40)}, 1)`)).toMatchObject({
    status: 'succeeded',
  })
})
