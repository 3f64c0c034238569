import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startNightPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startNightPlatform()
  platform.world.runCommand('difficulty normal')
})

afterAll(() => platform.stop())

beforeEach(() => platform.enter({ stepTimeoutMs: 400_000 }))

/** Armour of iron, a blade, a pickaxe and a meal: whoever fights blazes in less dies of them anywhere. */
function equip({ blocks }: { readonly blocks: number }): void {
  const armour = ['iron_helmet', 'iron_chestplate', 'iron_leggings', 'iron_boots']
  for (const item of [...armour, 'shield', 'iron_sword', 'iron_pickaxe']) platform.give(item)
  platform.give('cooked_beef', 8)
  if (blocks > 0) platform.give('cobblestone', blocks)
}

/** Walls round the platform, over whose edge a blaze that is struck would float. */
function raiseRim(): void {
  for (const side of [-10, 10]) {
    platform.fill([-10, 0, side], [10, 2, side], 'nether_bricks')
    platform.fill([side, 0, -10], [side, 2, 10], 'nether_bricks')
  }
}

function summonBlazes(count: number): void {
  const places = [
    [6, 0, 0],
    [-6, 0, 2],
    [2, 0, 7],
    [0, 0, -7],
    [5, 0, 5],
  ] as const
  for (const [x, y, z] of places.slice(0, count)) platform.world.spawnMob('blaze', platform.at(x, y, z))
}

test(
  'fightFromCover kills five blazes of one spawner one after the other and lives',
  { retry: 0 },
  async () => {
    equip({ blocks: 40 })
    raiseRim()
    summonBlazes(5)
    const result = await platform.call(
      'await bot.waitForTicks(10); await fightFromCover(bot, "blaze", 4, 300)',
    )
    expect(result).toMatchObject({ status: 'succeeded', detail: { mob: 'blaze' } })
    expect(Number(result?.detail['killed'])).toBeGreaterThanOrEqual(3)
    expect(platform.world.mobs.filter(({ name }) => name === 'blaze').length).toBeLessThan(2)
    expect(platform.self().health).toBeGreaterThan(8)
  },
)

test('nobody goes out before a blaze has forgotten whom it saw', { retry: 0 }, async () => {
  equip({ blocks: 40 })
  raiseRim()
  platform.world.spawnMob('blaze', platform.at(7, 0, 0))
  const { events } = await platform.run(
    'await bot.waitForTicks(10); await fightFromCover(bot, "blaze", 1, 60)',
  )
  const ticksOf = (type: string): readonly number[] =>
    events.flatMap((event) => (event.type === type && 'tick' in event ? [event.tick] : []))
  const [opened = 0] = ticksOf('block-dig')
  const closed = Math.max(...ticksOf('block-place').filter((tick) => tick < opened))
  expect(opened - closed).toBeGreaterThan(60)
})

test('blazes that float over the edge are not followed', { retry: 0 }, async () => {
  equip({ blocks: 40 })
  summonBlazes(5)
  await platform.call('await bot.waitForTicks(10); await fightFromCover(bot, "blaze", 4, 60)')
  expect(platform.self().position.y).toBeGreaterThan(platform.feet.y - 2)
})

test('a blaze that was walled in as well is struck before anybody rests', { retry: 0 }, async () => {
  equip({ blocks: 40 })
  const { x, y, z } = platform.feet
  platform.world.spawnMob('blaze', { x: x + 0.5, y, z: z + 0.5 })
  const result = await platform.call('await bot.waitForTicks(2); await fightFromCover(bot, "blaze")')
  expect(result).toMatchObject({ status: 'succeeded', detail: { killed: 1 } })
})

test('takeShelter closes walls around the wounded, who eat behind them', { retry: 0 }, async () => {
  equip({ blocks: 12 })
  const hurt = await platform.run('await bot.waitForTicks(20)')
  expect(hurt.observation.health).toBe(20)
  platform.world.runCommand('damage bot 12')
  const result = await platform.call('await bot.waitForTicks(2); await takeShelter(bot)')
  expect(result).toMatchObject({ status: 'succeeded' })
  expect(platform.self().health).toBeGreaterThan(16)
  const walls = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, -1],
    [0, 2, 0],
  ] as const
  expect(walls.map(([x, y, z]) => platform.world.blockAt(platform.at(x, y, z)).name)).toEqual(
    walls.map(() => 'cobblestone'),
  )
})

test.each([
  [[8, 0, 0], { x: 1, z: 0 }],
  [[0, 0, -8], { x: 0, z: -1 }],
] as const)(
  'takeShelter closes the side of the nearest enemy first (%j)',
  { retry: 0 },
  async ([x, y, z], side) => {
    equip({ blocks: 20 })
    platform.world.spawnMob('skeleton', platform.at(x, y, z))
    const { events, observation } = await platform.run('await bot.waitForTicks(5); await takeShelter(bot, 1)')
    const [first] = events.flatMap((event) => (event.type === 'block-place' ? [event.position] : []))
    // Within its walls it stays where they were begun.
    const own = observation.position
    expect(first).toMatchObject({ x: Math.floor(own.x) + side.x, z: Math.floor(own.z) + side.z })
  },
)

test.for([
  ['too weak to open a window', 14, 0],
  ['too hurt to go out', 7, 9],
] as const)('who is %s, and does not heal, is told so', { retry: 0 }, async ([, damage, left]) => {
  platform.give('cobblestone', 40)
  await platform.run('await bot.waitForTicks(20)')
  platform.world.runCommand('effect give bot hunger 30 100')
  await platform.run('await bot.waitForTicks(200)')
  platform.world.runCommand('effect clear bot')
  platform.world.runCommand(`damage bot ${damage}`)
  summonBlazes(1)
  expect(await platform.call('await bot.waitForTicks(2); await fightFromCover(bot, "blaze")')).toMatchObject({
    reason: 'interrupted',
    detail: { killed: 0, message: expect.stringContaining('too weak') },
  })
  expect(platform.self().health).toBeGreaterThan(left)
})

test('what a cover needs is told: blocks, ground, somebody to fight and a count', { retry: 0 }, async () => {
  expect(await platform.call('await fightFromCover(bot, "blaze")')).toMatchObject({ reason: 'not-found' })
  expect(await platform.call('await takeShelter(bot)')).toMatchObject({
    reason: 'missing-item',
    detail: { message: expect.stringContaining('10 blocks') },
  })
  summonBlazes(1)
  expect(await platform.call('await bot.waitForTicks(5); await fightFromCover(bot, "blaze")')).toMatchObject({
    reason: 'missing-item',
  })
  const { outcome } = await platform.run('await fightFromCover(bot, "blaze", 0)')
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('1 or more, not 0') })
  const misspelt = await platform.run('await fightFromCover(bot, "blase")')
  expect(misspelt.outcome).toMatchObject({ message: expect.stringContaining('did you mean blaze?') })
})

test('on a pillar no cover stands', { retry: 0 }, async () => {
  platform.give('cobblestone', 20)
  platform.fill([0, 0, 0], [0, 7, 0], 'stone')
  platform.world.teleport('bot', { ...platform.feet, x: 0.5, y: platform.feet.y + 8, z: 0.5 })
  expect(await platform.call('await bot.waitForTicks(5); await takeShelter(bot)')).toMatchObject({
    reason: 'not-possible',
    detail: { message: expect.stringContaining('no firm and even ground') },
  })
})
