import { afterAll, beforeAll, expect, test } from 'vitest'
import { testVersion } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'
import { createEndGenerator } from '../generation/create-end-generator.ts'
import type { Tower } from '../generation/structures/raise-tower.ts'
import { shulkerSpots } from '../generation/structures/shulker-spots.ts'
import { builtCityNear } from '../generation/structures/tower-places.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'

const seed = 7

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({ seed, difficulty: 'normal', gamerules: { doMobSpawning: false } })
})
afterAll(async () => arena.stop())

/** The first city east of the portal. */
function findCity(): Tower {
  const end = createEndGenerator({ registry: loadRegistry(testVersion), seed })
  const topAt = (x: number, z: number): number => end.surfaceAt(x, z).height
  for (let x = 1200; x < 6000; x += 256) {
    const city = builtCityNear(seed, { place: { x, z: 40 }, topAt })
    if (city) return city
  }
  throw new Error('There is no city.')
}

const shulkers = () => arena.world.mobs.filter(({ name }) => name === 'shulker')
const places = () => shulkers().map(({ position: { x, y, z } }) => [Math.floor(x), y, Math.floor(z)])
const stand = (city: Tower) =>
  ({ x: city.x + 0.5, y: city.y + 21, z: city.z + 0.5, dimension: 'the_end' }) as const

test('an end city has its shulkers when somebody comes, keeps them, and gets no new ones', async () => {
  const { world } = arena
  const city = findCity()
  const spots = shulkerSpots(city)
  arena.run('gamemode creative tester')
  world.teleport('tester', stand(city))
  await arena.until(() => shulkers().length > 0, 'shulkers')
  await arena.ticks(60)
  expect(new Set(places().map(String))).toEqual(new Set(spots.map(String)))
  expect(places()).toHaveLength(spots.length)
  arena.run(`kill @e[type=shulker,limit=1]`)
  await arena.ticks(30)
  expect(shulkers()).toHaveLength(spots.length - 1)
  world.teleport('tester', { ...stand(city), x: city.x + 600 })
  await arena.ticks(40)
  // More columns than the memory of a world holds, so that those of the city leave it.
  for (let x = 0; x < 700; x += 1) world.blockAt({ x: x * 16, y: 70, z: 9000, dimension: 'the_end' })
  await arena.ticks(640)
  expect(shulkers()).toEqual([])
  world.teleport('tester', stand(city))
  await arena.until(() => shulkers().length > 0, 'the others')
  await arena.ticks(100)
  expect(shulkers()).toHaveLength(spots.length - 1)
  expect(arena.errors).toEqual([])
})
