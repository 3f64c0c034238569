import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ gamerules: { doDaylightCycle: false } })
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

/** A tunnel two blocks high in plain rock that runs to the south, with water that comes down at its northern end. */
function floodTunnel(): void {
  platform.fill([-8, -1, -8], [8, 5, 12], 'stone')
  platform.fill([0, 0, -3], [0, 1, 9], 'air')
  platform.fill([0, 1, -4], [0, 1, -4], 'water')
}

test.for([
  ['beside the water', 2, -3],
  ['ahead', 5, -5],
  ['aside', 4, 3],
] as const)('digs its way up out of a flooded tunnel to a place %s', async ([, x, z]) => {
  floodTunnel()
  for (const tool of ['iron_pickaxe', 'iron_shovel']) platform.give(tool)
  platform.give('dirt', 20)
  // The step up is there already, at the upper end.
  platform.fill([1, 1, -2], [1, 3, -2], 'air')
  platform.fill([0, 2, -2], [0, 2, -2], 'air')
  await platform.run('await bot.waitForTicks(60)')
  platform.world.teleport('bot', platform.at(0.7, 0, 0.4))
  const { observation } = await platform.run(`await goTo(bot, ${platform.vec(x, 6, z)}, 1)`)
  expect(observation.position.y).toBeGreaterThan(platform.at(0, 4, 0).y)
  expect(observation.elapsedTicks).toBeLessThan(500)
})
