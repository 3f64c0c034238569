import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})

afterAll(() => platform.stop())

/** A pool four deep whose banks are as high as its water, eight blocks from the bot on every side. */
beforeEach(async () => {
  await platform.enter()
  platform.fill([-9, -6, -9], [9, -4, 9], 'stone')
  platform.fill([-8, -4, -8], [8, -1, 8], 'water')
})

const afloat =
  'bot.setControlState("jump", true); await bot.waitForTicks(60); bot.setControlState("jump", false)'
const sunk = 'await bot.waitForTicks(100)'

test.each([
  ['from the surface', afloat],
  ['from the bottom', sunk],
])('whoever swims in deep water climbs onto its bank %s', async (_from, before) => {
  const { observation, events } = await platform.run(
    `${before}; await goTo(bot, ${platform.vec(10, 0, 0)}, 1)`,
  )
  expect(observation.position.x).toBeGreaterThan(8)
  expect(observation.position.y).toBeGreaterThanOrEqual(platform.feet.y)
  expect(observation.elapsedTicks).toBeLessThan(400)
  expect(events.map(({ type }) => type)).not.toContain('block-dig')
})
