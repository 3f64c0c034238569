import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})

afterAll(() => platform.stop())

describe('in a pool', () => {
  // Four deep, with banks as high as its water, eight blocks from the bot on every side.
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
    expect(result).toMatchObject({
      detail: { message: expect.stringContaining('I swim, and found no land') },
    })
  })
})

describe('below a river', () => {
  // Three deep, on a bed of earth.
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
})
