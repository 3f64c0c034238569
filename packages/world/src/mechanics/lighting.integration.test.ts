import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena()
})
afterAll(async () => arena.stop())

// Below 1.17 a client's blocks in a section of nothing but air do not tell the light that the column has.
const light = (x: number, y: number, z: number): number => arena.bot.world.getBlockLight(new Vec3(x, y, z))

test('a torch shines 14 and one less for each block, round corners and over the borders of chunks', async () => {
  const { world } = arena
  expect(light(14, 64, 4)).toBe(0)
  world.setBlock({ x: 14, y: 64, z: 4 }, 'torch')
  await arena.ticks(3)
  expect([light(14, 64, 4), light(15, 64, 4), light(18, 64, 6), light(14, 66, 4)]).toEqual([14, 13, 8, 12])
  for (const z of [3, 4, 5]) for (const y of [64, 65]) world.setBlock({ x: 15, y, z }, 'stone')
  await arena.ticks(3)
  expect(light(15, 64, 4)).toBe(0)
  expect(light(16, 64, 4)).toBeLessThan(12)
  expect(light(16, 64, 4)).toBeGreaterThan(0)
})

test('a torch that is taken leaves the light of the others', async () => {
  const { world } = arena
  world.setBlock({ x: 6, y: 64, z: 4 }, 'torch')
  await arena.ticks(3)
  world.setBlock({ x: 14, y: 64, z: 4 }, 'air')
  await arena.ticks(3)
  expect([light(6, 64, 4), light(10, 64, 4), light(14, 64, 4)]).toEqual([14, 10, 6])
  world.setBlock({ x: 6, y: 64, z: 4 }, 'air')
  await arena.ticks(3)
  expect([light(6, 64, 4), light(10, 64, 4), light(14, 64, 4)]).toEqual([0, 0, 0])
})

test('a furnace shines while it burns, and light is there again after a snapshot', async () => {
  const { world } = arena
  world.setBlock({ x: 4, y: 64, z: 10 }, 'furnace', { lit: true })
  await arena.ticks(3)
  expect(light(4, 65, 10)).toBe(12)
  const kept = world.snapshot()
  world.setBlock({ x: 4, y: 64, z: 10 }, 'furnace', { lit: false })
  await arena.ticks(3)
  expect(light(4, 65, 10)).toBe(0)
  world.restore(kept)
  await arena.ticks(6)
  expect(light(4, 65, 10)).toBe(12)
  expect(arena.errors).toEqual([])
})
