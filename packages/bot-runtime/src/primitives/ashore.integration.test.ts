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

test('placeItem swims ashore where nothing can be put down on the water', async () => {
  platform.give('crafting_table')
  const result = await platform.call(
    `${afloat}; await placeItem(bot, "crafting_table", bot.entity.position.offset(1, 0, 0))`,
  )
  expect(result).toMatchObject({ status: 'succeeded' })
})

test('craftItem goes ashore with the table it carries', async () => {
  platform.give('crafting_table')
  platform.give('oak_planks', 8)
  expect(await platform.call(`${afloat}; await craftItem(bot, "chest", 1)`)).toMatchObject({
    status: 'succeeded',
  })
})

test('placeItem says that there is no land where there is none', async () => {
  platform.fill([-12, -1, -12], [12, -1, 12], 'water')
  platform.give('crafting_table')
  const result = await platform.call(
    `${afloat}; await placeItem(bot, "crafting_table", bot.entity.position.offset(1, 0, 0))`,
  )
  expect(result).toMatchObject({ detail: { message: expect.stringContaining('I swim, and found no land') } })
})
