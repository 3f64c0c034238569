import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({
    difficulty: 'peaceful',
    gamerules: { doDaylightCycle: false },
    build: ({ fill }) => fill([-12, -6, -12], [12, -1, 12], 'stone'),
  })
})

afterAll(() => platform.stop())

beforeEach(async () => {
  await platform.enter()
  platform.give('diamond_pickaxe')
  platform.fill([3, -3, -3], [9, -1, 3], 'lava')
})

/** Lets the top of the lake be obsidian, but for some holes. */
function crust(): void {
  platform.fill([3, -1, -3], [9, -1, 3], 'obsidian')
  for (const [dx, dz] of [
    [5, 0],
    [6, 1],
    [4, -2],
  ] as const)
    platform.fill([dx, -1, dz], [dx, -1, dz], 'lava')
}

test.for([
  ['with stone at hand', 64],
  ['and fetches the stone to cover the lava with', 0],
] as const)('mineBlock digs obsidian on a lake of lava, %s', { retry: 0 }, async ([, stone]) => {
  crust()
  if (stone > 0) platform.give('cobblestone', stone)
  expect(await platform.call('await mineBlock(bot, "obsidian", 10)')).toMatchObject({ status: 'succeeded' })
  expect(platform.carried('obsidian')).toBeGreaterThanOrEqual(10)
})

test('mineBlock says that lava is beside all that is left', { retry: 0 }, async () => {
  platform.fill([-12, -6, -12], [12, -1, 12], 'bedrock')
  platform.fill([3, -3, -3], [9, -1, 3], 'lava')
  crust()
  expect(await platform.reasonOf('await mineBlock(bot, "obsidian", 3)')).toMatch(
    /^unreachable: Mined 0 of 3 obsidian; lava is beside all obsidian that is left: hold some cobblestone/,
  )
})

test('water that is taken back at once has turned the lake over which it ran', { retry: 0 }, async () => {
  platform.give('water_bucket')
  platform.give('cobblestone', 32)
  const pour = 'await useItemOn(bot, "water_bucket", "lava"); await useItemOn(bot, "bucket", "water");'
  expect(await platform.call(`${pour} ${pour} await mineBlock(bot, "obsidian", 10)`)).toMatchObject({
    status: 'succeeded',
  })
  expect(platform.carried('water_bucket')).toBe(1)
})

test('obtain makes ten obsidian of one bucket of water', { retry: 0 }, async () => {
  platform.give('water_bucket')
  await platform.run('await bot.waitForTicks(10); await obtain(bot, "obsidian", 10)')
  expect(platform.carried('obsidian')).toBeGreaterThanOrEqual(10)
  expect(platform.self().health).toBe(20)
})
