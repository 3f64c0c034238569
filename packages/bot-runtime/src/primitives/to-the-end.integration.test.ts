import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'easy', gamerules: { doDaylightCycle: false } })
})

afterAll(() => platform.stop())

beforeEach(() => platform.enter())

test('throwItem takes the bot where the pearl lands', { retry: 0 }, async () => {
  platform.give('ender_pearl', 2)
  const result = await platform.call(
    `await bot.waitForTicks(10); await throwItem(bot, "ender_pearl", ${platform.vec(10, 0, 0)})`,
  )
  expect(result).toMatchObject({ status: 'succeeded', detail: { item: 'ender_pearl' } })
  expect(Math.abs(platform.self().position.x - 10.5)).toBeLessThan(2)
})

test('throwItem refuses what does not fly and what is not carried', { retry: 0 }, async () => {
  const at = platform.vec(5, 0, 0)
  expect(await platform.call(`await throwItem(bot, "snowball", ${at})`)).toMatchObject({
    reason: 'missing-item',
  })
  expect(await platform.call(`await throwItem(bot, "dirt", ${at})`)).toMatchObject({ reason: 'not-possible' })
  const { outcome } = await platform.run(`await throwItem(bot, "pebble", ${at})`)
  expect(outcome).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('No item named pebble'),
  })
})

test('towerUp stands as much higher as it was told', { retry: 0 }, async () => {
  platform.give('cobblestone', 6)
  expect(await platform.call('await bot.waitForTicks(10); await towerUp(bot, 5)')).toMatchObject({
    status: 'succeeded',
  })
  expect(platform.self().position.y).toBe(platform.feet.y + 5)
  expect(await platform.call('await towerUp(bot, 5)')).toMatchObject({
    status: 'failed',
    reason: 'missing-item',
  })
  const { outcome } = await platform.run('await towerUp(bot, 0.5)')
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('not 0.5') })
})

test('dropItem leaves on the ground what it dropped', { retry: 0 }, async () => {
  platform.give('dirt', 5)
  expect(await platform.call('await bot.waitForTicks(10); await dropItem(bot, "dirt", 3)')).toMatchObject({
    status: 'succeeded',
    detail: { item: 'dirt', dropped: 3 },
  })
  const { observation } = await platform.run('await bot.waitForTicks(60)')
  expect(observation.inventory).toEqual({ dirt: 2 })
  expect(await platform.call('await dropItem(bot, "dirt", 3)')).toMatchObject({ reason: 'missing-item' })
  const { outcome } = await platform.run('await dropItem(bot, "dirt", -1)')
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('not -1') })
})

test('dropItem throws past a wall, from which it would come back', { retry: 0 }, async () => {
  platform.fill([-1, 0, -1], [1, 1, 1], 'stone')
  platform.fill([0, 0, 0], [0, 1, 4], 'air')
  platform.give('dirt', 5)
  const { observation } = await platform.run(
    'await bot.waitForTicks(10); await bot.look(0, 0, true); await dropItem(bot, "dirt", 3); await bot.waitForTicks(60)',
  )
  expect(observation.inventory).toEqual({ dirt: 2 })
})

test('barterWithPiglin spends gold and brings home what is thrown', { retry: 0 }, async () => {
  platform.give('gold_ingot', 2)
  platform.give('golden_helmet')
  // Whoever wears no gold is attacked at sight.
  await platform.run('await bot.waitForTicks(10); await equipItem(bot, "golden_helmet")')
  platform.world.spawnMob('piglin', platform.at(4, 0, 0))
  const result = await platform.call('await bot.waitForTicks(10); await barterWithPiglin(bot, 1)')
  expect(result).toMatchObject({ status: 'succeeded', detail: { given: 1 } })
  const { observation } = await platform.run('')
  expect(observation.inventory['gold_ingot']).toBe(1)
  const others = Object.keys(observation.inventory).filter((name) => !name.startsWith('gold'))
  expect(others.length).toBeGreaterThan(0)
})

test('barterWithPiglin says what is missing', { retry: 0 }, async () => {
  expect(await platform.call('await barterWithPiglin(bot)')).toMatchObject({ reason: 'missing-item' })
  platform.give('gold_ingot')
  expect(await platform.call('await bot.waitForTicks(5); await barterWithPiglin(bot)')).toMatchObject({
    reason: 'not-found',
    detail: { given: 0 },
  })
})

test('followEye walks towards the stronghold that the world knows of', { retry: 0 }, async () => {
  platform.give('ender_eye', 2)
  const { text = '' } = platform.world.runCommand('locate structure stronghold')
  const [x = 0, z = 0] = (/\[(-?\d+), ~, (-?\d+)\]/.exec(text) ?? []).slice(1).map(Number)
  const away = (): number => Math.hypot(x - platform.self().position.x, z - platform.self().position.z)
  const before = away()
  const result = await platform.call('await bot.waitForTicks(10); await followEye(bot, 9)')
  expect(result).toMatchObject({ status: 'succeeded', detail: { isBelow: false } })
  expect(before - away()).toBeGreaterThan(6)
})

test('followEye picks up the eyes that fall whole far below whoever threw them', { retry: 0 }, async () => {
  platform.fill([-18, -1, -18], [18, -1, 18], 'stone')
  platform.fill([0, 0, 0], [0, 6, 0], 'stone')
  platform.give('ender_eye', 8)
  for (let thrown = 0; thrown < 8; thrown += 1) {
    platform.world.teleport('bot', platform.at(0.5, 7, 0.5))
    await platform.run('await bot.waitForTicks(10); await followEye(bot, 0)')
  }
  // One of five breaks.
  const { observation } = await platform.run('')
  expect(observation.inventory['ender_eye']).toBeGreaterThanOrEqual(5)
})

test('followEye says what is missing and refuses a distance beyond its bounds', { retry: 0 }, async () => {
  expect(await platform.call('await followEye(bot)')).toMatchObject({
    status: 'failed',
    reason: 'missing-item',
  })
  const { outcome } = await platform.run('await followEye(bot, 5000)')
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('not 5000') })
})
