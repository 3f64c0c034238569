import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})

afterAll(() => platform.stop())

/** A river three deep on a bed of earth. */
beforeEach(async () => {
  await platform.enter()
  platform.fill([-8, -14, -8], [8, -4, 8], 'dirt')
  platform.fill([-7, -3, -7], [7, -1, 7], 'water')
  platform.give('iron_pickaxe')
  platform.give('iron_shovel')
})

/** Puts the bot at a place below the feet and lets it go to the bank. */
async function leave(x: number, y: number, z: number) {
  const { x: fromX, y: fromY, z: fromZ } = platform.at(x, y, z)
  platform.world.teleport('bot', { x: fromX + 0.5, y: fromY, z: fromZ + 0.5 })
  return platform.run(`await bot.waitForTicks(60); await goTo(bot, ${platform.vec(9, 0, 0)}, 1)`)
}

test('out of a flooded pocket below a river, round a corner against the current', async () => {
  platform.fill([0, -9, 0], [0, -6, 0], 'air')
  platform.fill([-2, -7, 1], [0, -6, 1], 'air')
  // The river pours in here.
  platform.fill([-2, -7, 1], [-2, -4, 1], 'air')
  const { observation } = await leave(0, -7, 0)
  expect(observation.position.x).toBeGreaterThan(7)
  expect(observation.position.y).toBeGreaterThanOrEqual(platform.feet.y - 1)
  expect(observation.elapsedTicks).toBeLessThan(1000)
})

test('out of a deep well with a lid', async () => {
  platform.fill([0, -12, 0], [0, -5, 0], 'water')
  platform.fill([-7, -3, -7], [7, -1, 7], 'stone')
  const { observation } = await leave(0, -6, 0)
  expect(observation.position.x).toBeGreaterThan(7)
  expect(observation.position.y).toBeGreaterThanOrEqual(platform.feet.y - 1)
  expect(observation.elapsedTicks).toBeLessThan(1000)
})
