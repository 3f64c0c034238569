import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'easy', gamerules: { doDaylightCycle: false } })
})

afterAll(() => platform.stop())

beforeEach(() => platform.enter())

test(
  'bridgeTo crosses the void on blocks that it lays, through what is in the way',
  { retry: 0 },
  async () => {
    platform.give('cobblestone', 16)
    platform.world.setBlock(platform.at(5, 1, 0), 'dirt')
    expect(await platform.call(`await bridgeTo(bot, ${platform.vec(18, 4, 2)})`)).toMatchObject({
      status: 'succeeded',
      detail: { placed: 8 },
    })
    const { x, y, z } = platform.at(18, 0, 2)
    const at = platform.self().position
    expect([Math.floor(at.x), Math.round(at.y), Math.floor(at.z)]).toEqual([x, y, z])
    expect(platform.world.blockAt(platform.at(5, 1, 0)).name).toBe('air')
  },
)

test('bridgeTo stops at the edge when the blocks run out', { retry: 0 }, async () => {
  platform.give('dirt', 2)
  expect(await platform.call(`await bridgeTo(bot, ${platform.vec(18, 0, 0)})`)).toMatchObject({
    reason: 'missing-item',
    detail: { placed: 2 },
  })
  expect(platform.self().position.y).toBe(platform.feet.y)
  const { outcome } = await platform.run(`await bridgeTo(bot, ${platform.vec(500, 0, 0)})`)
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('at most 256') })
})

test('shootTarget shoots down what stands high on a pillar', { retry: 0 }, async () => {
  platform.give('bow')
  platform.give('arrow', 12)
  platform.fill([10, 0, 8], [10, 9, 8], 'stone')
  platform.world.spawnMob('chicken', platform.at(10, 10, 8))
  const result = await platform.call('await bot.waitForTicks(10); await shootTarget(bot, "chicken", 6)')
  expect(result).toMatchObject({ status: 'succeeded', detail: { target: 'chicken', weapon: 'bow' } })
  expect(platform.world.mobs.filter(({ name }) => name === 'chicken')).toEqual([])
})

test('shootTarget says what is missing and refuses what is out of bounds', { retry: 0 }, async () => {
  expect(await platform.call('await shootTarget(bot, "zombie")')).toMatchObject({ reason: 'missing-item' })
  platform.give('bow')
  expect(await platform.call('await shootTarget(bot, "zombie")')).toMatchObject({ reason: 'not-found' })
  platform.world.spawnMob('cow', platform.at(6, 0, 0))
  expect(await platform.call('await bot.waitForTicks(5); await shootTarget(bot, "cow")')).toMatchObject({
    reason: 'missing-item',
    detail: { end: 'no-ammunition' },
  })
  for (const [source, word] of [
    ['await shootTarget(bot, "cow", 0)', 'not 0'],
    ['await shootTarget(bot, "gryphon")', 'gryphon'],
  ] as const) {
    const { outcome } = await platform.run(source)
    expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining(word) })
  }
})

test('blockWithShield keeps an archer from doing harm', { retry: 0 }, async () => {
  platform.give('shield')
  platform.world.spawnMob('skeleton', platform.at(8, 0, 0))
  platform.world.runCommand('time set 18000')
  const result = await platform.call('await blockWithShield(bot, 12)')
  expect(result).toMatchObject({ status: 'succeeded', detail: { lostHealth: 0 } })
})

test('blockWithShield needs a shield and a time', { retry: 0 }, async () => {
  expect(await platform.call('await blockWithShield(bot, 1)')).toMatchObject({ reason: 'missing-item' })
  const { outcome } = await platform.run('await blockWithShield(bot, 600)')
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('not 600') })
})
