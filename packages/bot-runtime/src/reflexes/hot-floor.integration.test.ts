import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startNightPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startNightPlatform()
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

test('goes round a floor of magma', async () => {
  platform.fill([2, -1, -2], [7, -1, 2], 'magma_block')
  const { observation } = await platform.run(`await goTo(bot, ${platform.vec(9, 0, 0)}, 1)`)
  expect(observation.position.x).toBeGreaterThan(platform.at(7, 0, 0).x)
  expect(observation.health).toBe(20)
})

test('works on a floor of magma without harm', async () => {
  platform.fill([-2, -1, -2], [2, -1, 2], 'magma_block')
  const { observation } = await platform.run('await bot.waitForTicks(100)')
  // The first point is lost before the program begins.
  expect(observation.health).toBeGreaterThanOrEqual(19)
})
