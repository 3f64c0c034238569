import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})

afterAll(() => platform.stop())

beforeEach(() => platform.enter())

function giveParts(): void {
  platform.give('obsidian', 10)
  platform.give('cobblestone', 4)
  platform.give('flint_and_steel')
}

test('a portal that the bot built leads to the Nether and back again', { retry: 0 }, async () => {
  giveParts()
  expect(await platform.call('await buildPortal(bot)')).toMatchObject({ status: 'succeeded' })
  expect(await platform.call('await enterPortal(bot)')).toMatchObject({
    status: 'succeeded',
    detail: { from: 'overworld', dimension: 'the_nether' },
  })
  expect(platform.self().dimension).toBe('the_nether')
  expect(await platform.call('await sleepInBed(bot)')).toMatchObject({ reason: 'not-possible' })
  expect(await platform.call('await enterPortal(bot)')).toMatchObject({
    status: 'succeeded',
    detail: { from: 'the_nether', dimension: 'overworld' },
  })
  expect(platform.self().dimension).toBe('overworld')
  expect(Math.abs(platform.self().position.y - platform.feet.y)).toBeLessThan(3)
})

test('enterPortal goes on to the next portal it knows where one is gone', { retry: 0 }, async () => {
  const place = {
    kind: 'portal',
    name: 'nether_portal',
    dimension: 'overworld',
    seenAtTick: 0,
    ageTicks: 0,
  } as const
  const places = [-8, 86].map((x) => ({ ...place, position: platform.at(x, 0, 0), distanceBlocks: 0 }))
  await platform.enter({ memory: { places } })
  platform.fill([0, -1, -1], [90, -1, 1], 'stone')
  platform.fill([85, -1, 0], [88, 3, 0], 'obsidian')
  platform.fill([86, 0, 0], [87, 2, 0], 'air')
  platform.fill([86, 0, 0], [87, 2, 0], 'nether_portal')
  expect(await platform.call('await enterPortal(bot)')).toMatchObject({
    status: 'succeeded',
    detail: { dimension: 'the_nether' },
  })
  const { observation } = await platform.run('await bot.waitForTicks(5)')
  const known = observation.places?.filter(({ kind }) => kind === 'portal') ?? []
  expect(known.map(({ position }) => position.x)).not.toContain(-8)
})

test('buildPortal says what is missing, one part after the other', { retry: 0 }, async () => {
  const build = 'await buildPortal(bot)'
  expect(await platform.call(build)).toMatchObject({ reason: 'missing-item', detail: { obsidian: 0 } })
  platform.give('obsidian', 10)
  expect(await platform.call(build)).toMatchObject({ reason: 'missing-item' })
  platform.give('flint_and_steel')
  expect(await platform.call(build)).toMatchObject({ reason: 'missing-item' })
  platform.give('cobblestone', 4)
  platform.fill([-12, 0, -12], [12, 3, 12], 'glass')
  platform.fill([0, 0, 0], [0, 2, 0], 'air')
  expect(await platform.call(build)).toMatchObject({ reason: 'not-found' })
})

test('in a tunnel the bot digs the room for its portal', { retry: 0 }, async () => {
  giveParts()
  platform.give('iron_pickaxe')
  platform.fill([-8, -1, -8], [8, 8, 8], 'stone')
  platform.fill([-8, 0, 0], [8, 1, 0], 'air')
  await platform.run('await bot.waitForTicks(5)')
  expect(await platform.call('await buildPortal(bot)')).toMatchObject({ status: 'succeeded' })
})

test('nobody digs for a portal where lava is behind the rock', { retry: 0 }, async () => {
  giveParts()
  platform.give('iron_pickaxe')
  platform.fill([-8, -3, -8], [8, 8, 8], 'lava')
  platform.fill([-8, -1, -2], [8, 3, 2], 'stone')
  platform.fill([-8, 0, 0], [8, 1, 0], 'air')
  await platform.run('await bot.waitForTicks(5)')
  expect(await platform.call('await buildPortal(bot)')).toMatchObject({ reason: 'not-found' })
})

test('enterPortal drops into the portal of a stronghold', { retry: 0 }, async () => {
  platform.fill([3, 0, 3], [7, 0, 7], 'end_portal_frame')
  platform.fill([4, 0, 4], [6, 0, 6], 'end_portal')
  expect(await platform.call('await enterPortal(bot, "end_portal")')).toMatchObject({
    status: 'succeeded',
    detail: { dimension: 'the_end' },
  })
  expect(platform.self().dimension).toBe('the_end')
})

test('enterPortal names what it knows and says when none is near', { retry: 0 }, async () => {
  expect(await platform.call('await enterPortal(bot, "end_gateway")')).toMatchObject({ reason: 'not-found' })
  const { outcome } = await platform.run('await enterPortal(bot, "door")')
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('not door') })
})

test('lootContainer empties a chest, or takes what it is told', { retry: 0 }, async () => {
  platform.world.setBlock(platform.at(3, 0, 0), 'chest')
  for (const [name, count] of Object.entries({ diamond: 3, saddle: 1, bone: 7 }))
    platform.world.fillContainer(platform.at(3, 0, 0), { name, count })
  const at = platform.vec(3, 0, 0)
  expect(await platform.call(`await lootContainer(bot, ${at}, ["diamond"])`)).toMatchObject({
    detail: { taken: { diamond: 3 }, left: 0 },
  })
  expect(await platform.call(`await lootContainer(bot, ${at}, ["diamond"])`)).toMatchObject({
    reason: 'not-found',
  })
  expect(await platform.call(`await lootContainer(bot, ${at})`)).toMatchObject({
    status: 'succeeded',
    detail: { taken: { saddle: 1, bone: 7 } },
  })
  const { outcome } = await platform.run(`await lootContainer(bot, ${at}, ["gold"])`)
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('No item named gold') })
})

test('lootContainer leaves what does not fit', { retry: 0 }, async () => {
  platform.world.setBlock(platform.at(3, 0, 0), 'barrel')
  platform.world.fillContainer(platform.at(3, 0, 0), { name: 'diamond', count: 3 })
  for (let slot = 0; slot < 36; slot += 1) platform.give('wooden_sword')
  expect(await platform.call(`await lootContainer(bot, ${platform.vec(3, 0, 0)})`)).toMatchObject({
    reason: 'inventory-full',
    detail: { left: 3 },
  })
})

test('findStructure finds a ruin, and lootContainer empties its chest', { retry: 0 }, async () => {
  const { x, y, z } = platform.at(-8, -1, -8)
  platform.world.runCommand(`place structure ruined_portal ${x} ${y} ${z}`)
  const chest = platform.vec(-5, 0, -6)
  expect(await platform.call('await findStructure(bot, "ruined_portal", 20)')).toMatchObject({
    status: 'succeeded',
  })
  expect(await platform.call(`await lootContainer(bot, ${chest})`)).toMatchObject({ status: 'succeeded' })
  expect(platform.self().stacks.length).toBeGreaterThan(1)
})

test('findStructure walks to the sign of one in sight', { retry: 0 }, async () => {
  platform.world.setBlock(platform.at(-10, 0, -10), 'end_portal_frame')
  expect(await platform.call('await findStructure(bot, "stronghold", 20)')).toMatchObject({
    status: 'succeeded',
    detail: { structure: 'stronghold', position: platform.at(-10, 0, -10) },
  })
  expect(Math.hypot(platform.self().position.x + 10, platform.self().position.z + 10)).toBeLessThan(9)
  expect(await platform.call('await findStructure(bot, "end_city", 1)')).toMatchObject({ reason: 'timeout' })
  const { outcome } = await platform.run('await findStructure(bot, "casino")')
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('casino') })
})

test('enterPortal climbs the rim of a fountain that is two blocks high', { retry: 0 }, async () => {
  platform.fill([5, 0, -3], [11, 1, 3], 'bedrock')
  platform.fill([6, 1, -2], [10, 1, 2], 'end_portal')
  platform.give('cobblestone', 16)
  expect(
    await platform.call('await bot.waitForTicks(10); await enterPortal(bot, "end_portal")'),
  ).toMatchObject({
    status: 'succeeded',
    detail: { dimension: 'the_end' },
  })
})
