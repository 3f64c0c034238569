import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, hold, near, placeOn, startQuickArena, type Arena } from '../../testing/start-arena.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena()
})
afterAll(async () => arena.stop())

test('a torch stands on the ground and hangs on a wall', async () => {
  const { world, bot } = arena
  await arena.give('torch', 2)
  await hold(bot, 'torch')
  await placeOn(bot, near(bot, 2, -1, 0))
  world.setBlock(near(bot, 2, 0, 2), 'stone')
  await arena.until(() => blockAt(bot, near(bot, 2, 0, 2)).name === 'stone')
  await placeOn(bot, near(bot, 2, 0, 2), new Vec3(-1, 0, 0))
  expect(world.blockAt(near(bot, 2, 0, 0)).name).toBe('torch')
  expect(world.blockAt(near(bot, 1, 0, 2))).toMatchObject({
    name: 'wall_torch',
    properties: { facing: 'west' },
  })
  expect(arena.carried()['torch']).toBeUndefined()
})

test('nothing is placed in a body, on thin air or with an empty hand', async () => {
  const { world, bot } = arena
  await arena.give('dirt', 1)
  await hold(bot, 'dirt')
  await expect(placeOn(bot, near(bot, 0, -1, 0))).rejects.toThrow()
  expect(world.blockAt(near(bot, 0, 0, 0)).name).toBe('air')
  expect(arena.carried()['dirt']).toBe(1)
})

test('a door opens in both halves and breaks as one', async () => {
  const { world, bot } = arena
  await arena.give('oak_door', 1)
  await hold(bot, 'oak_door')
  await placeOn(bot, near(bot, -2, -1, 0))
  const lower = near(bot, -2, 0, 0)
  const upper = near(bot, -2, 1, 0)
  await bot.activateBlock(blockAt(bot, upper))
  await arena.until(() => world.blockAt(lower).properties['open'] === true, 'the door to open')
  expect(world.blockAt(upper).properties).toMatchObject({ open: true, half: 'upper' })
  await bot.dig(blockAt(bot, lower))
  await arena.until(() => world.blockAt(upper).name === 'air', 'the upper half to go')
  await arena.collect({ oak_door: 1 })
})

test('a bed takes two blocks', async () => {
  const { world, bot } = arena
  await arena.give('red_bed', 1)
  await hold(bot, 'red_bed')
  world.teleport(bot.username, { x: 0.5, y: 64, z: 0.5 })
  await arena.ticks(4)
  await placeOn(bot, near(bot, 0, -1, -2))
  const foot = world.blockAt(near(bot, 0, 0, -2))
  expect(foot).toMatchObject({ name: 'red_bed', properties: { part: 'foot', facing: 'north' } })
  expect(world.blockAt(near(bot, 0, 0, -3))).toMatchObject({ name: 'red_bed', properties: { part: 'head' } })
})

test('sand falls when it is undermined', async () => {
  const { world, bot } = arena
  const base = near(bot, 2, 0, -2)
  world.setBlock(base, 'dirt')
  world.setBlock(base.offset(0, 1, 0), 'sand')
  world.setBlock(base.offset(0, 2, 0), 'sand')
  world.setBlock(base, 'air')
  await arena.until(() => world.blockAt(base.offset(0, 2, 0)).name === 'air', 'the upper sand to fall')
  await arena.until(() => world.blockAt(base.offset(0, 1, 0)).name === 'sand', 'the upper sand to land')
  expect(world.blockAt(base).name).toBe('sand')
  expect(world.blockAt(base.offset(0, 2, 0)).name).toBe('air')
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
