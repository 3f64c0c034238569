import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, hold, near, startQuickArena, type Arena } from '../../testing/start-arena.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena()
})
afterAll(async () => arena.stop())

test('a bucket pours water that spreads seven blocks, and takes it back so that it dries up', async () => {
  const { world, bot } = arena
  await arena.give('water_bucket', 1)
  await hold(bot, 'water_bucket')
  await bot.lookAt(near(bot, 3, -1, 0).offset(0.5, 1, 0.5), true)
  await arena.ticks(3)
  bot.activateItem()
  await arena.until(() => arena.carried()['bucket'] === 1, 'the bucket to be empty')
  const source = near(bot, 3, 0, 0)
  await arena.until(() => blockAt(bot, source).name === 'water')
  world.step(60)
  expect(world.blockAt(source.offset(0, 0, 7))).toMatchObject({ name: 'water', properties: { level: 7 } })
  expect(world.blockAt(source.offset(0, 0, 8)).name).toBe('air')
  await bot.lookAt(source.offset(0.5, 0.4, 0.5), true)
  await arena.ticks(3)
  bot.activateItem()
  await arena.until(() => arena.carried()['water_bucket'] === 1, 'the bucket to be full')
  world.step(200)
  expect(world.blockAt(source.offset(0, 0, 3)).name).toBe('air')
})

test('water falls down a shaft and makes a spring between two springs', async () => {
  const { world, bot } = arena
  const edge = near(bot, 3, -1, 3)
  for (let depth = 0; depth < 3; depth += 1) world.setBlock(edge.offset(0, -depth, 0), 'air')
  world.setBlock(edge.offset(0, 0, 1), 'water')
  world.step(60)
  expect(world.blockAt(edge.offset(0, -2, 0))).toMatchObject({ name: 'water', properties: { level: 8 } })
  const pool = near(bot, -4, -1, 0)
  for (let step = 0; step < 3; step += 1)
    world.setBlock(pool.offset(0, 0, step), step === 1 ? 'air' : 'water')
  world.step(10)
  expect(world.blockAt(pool.offset(0, 0, 1))).toMatchObject({ name: 'water', properties: { level: 0 } })
})

test('water on lava makes obsidian', async () => {
  const { world, bot } = arena
  const place = near(bot, -4, -1, 5)
  world.setBlock(place, 'lava')
  world.setBlock(place.offset(0, 1, 0), 'water')
  world.step(2)
  expect(world.blockAt(place).name).toBe('obsidian')
})

test('flint and steel lights a fire that goes out', async () => {
  const { world, bot } = arena
  await arena.give('flint_and_steel', 1)
  await hold(bot, 'flint_and_steel')
  const ground = near(bot, 0, -1, -2)
  await bot.activateBlock(blockAt(bot, ground))
  await arena.until(() => world.blockAt(ground.offset(0, 1, 0)).name === 'fire', 'the fire')
  world.step(600)
  expect(world.blockAt(ground.offset(0, 1, 0)).name).toBe('air')
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
