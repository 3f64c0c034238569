import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockAt, hold, near, placeOn } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena()
})
beforeEach(() => arena.tidy())
afterAll(async () => arena.stop())

// Places an item on the ground two blocks away; the bot looks there to do so.
async function placeTowards(
  item: string,
  dx: number,
  dz: number,
): Promise<Readonly<Record<string, unknown>>> {
  await arena.give(item)
  await hold(arena.bot, item)
  await placeOn(arena.bot, near(arena.bot, dx, -1, dz))
  return arena.world.blockAt(near(arena.bot, dx, 0, dz)).properties
}

test.each([
  [2, 0, 'east', 'west'],
  [-2, 0, 'west', 'east'],
  [0, 2, 'south', 'north'],
  [0, -2, 'north', 'south'],
])('at %i, %i doors and stairs face %s, furnaces and chests %s', async (dx, dz, away, towards) => {
  expect(await placeTowards('oak_door', dx, dz)).toMatchObject({ facing: away, half: 'lower' })
  arena.world.runCommand('fill -6 64 -6 6 70 6 air')
  await arena.ticks(3)
  expect(await placeTowards('oak_stairs', dx, dz)).toMatchObject({ facing: away, half: 'bottom' })
  arena.world.runCommand('fill -6 64 -6 6 70 6 air')
  await arena.ticks(3)
  expect(await placeTowards('furnace', dx, dz)).toMatchObject({ facing: towards })
})

test('a ladder hangs on a wall, is climbed, and falls with it', async () => {
  const { bot, world } = arena
  for (let y = 0; y < 4; y += 1) world.setBlock(near(bot, 2, y, 0), 'stone')
  await arena.give('ladder', 4)
  await hold(bot, 'ladder')
  await arena.until(() => blockAt(bot, near(bot, 2, 3, 0)).name === 'stone')
  for (let y = 0; y < 3; y += 1) await placeOn(bot, near(bot, 2, y, 0), new Vec3(-1, 0, 0))
  expect(world.blockAt(near(bot, 1, 0, 0))).toMatchObject({
    name: 'ladder',
    properties: { facing: 'west' },
  })
  await bot.lookAt(new Vec3(3.5, 66, 0.5), true)
  bot.setControlState('forward', true)
  await arena.until(() => (world.players[0]?.position.y ?? 0) > 65.5, 'the climb')
  bot.clearControlStates()
  world.teleport('tester', { x: -1.5, y: 64, z: 0.5 })
  await arena.ticks(4)
  world.setBlock(near(bot, 4, 0, 0), 'air')
  await arena.until(() => world.blockAt(near(bot, 3, 0, 0)).name === 'air', 'the ladder to fall')
})

test('crops need farmland, saplings need soil, and a log lies as it was placed', async () => {
  const { bot, world } = arena
  await arena.give('wheat_seeds')
  await arena.give('oak_sapling')
  await arena.give('oak_log')
  world.setBlock(near(bot, 2, -1, 1), 'stone')
  await arena.until(() => blockAt(bot, near(bot, 2, -1, 1)).name === 'stone')
  for (const item of ['wheat_seeds', 'oak_sapling']) {
    await hold(bot, item)
    await expect(placeOn(bot, near(bot, 2, -1, 1))).rejects.toThrow()
    expect(world.blockAt(near(bot, 2, 0, 1)).name).toBe('air')
  }
  await placeOn(bot, near(bot, 2, -1, 0))
  expect(world.blockAt(near(bot, 2, 0, 0)).name).toBe('oak_sapling')
  await hold(bot, 'oak_log')
  await placeOn(bot, near(bot, 2, -1, 1), new Vec3(0, 1, 0))
  expect(world.blockAt(near(bot, 2, 0, 1)).properties).toEqual({ axis: 'y' })
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
