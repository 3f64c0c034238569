import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'
import type { WorldSnapshot } from '../index.ts'

let arena: MobArena
let flying: WorldSnapshot
let perched: WorldSnapshot

beforeAll(async () => {
  arena = await startMobArena({
    viewDistanceChunks: 3,
    difficulty: 'normal',
    gamerules: { doMobSpawning: false, naturalRegeneration: false },
  })
  const { world } = arena
  arena.run('gamemode creative tester')
  stand({ x: 30.5, y: 100, z: 0.5 })
  world.step(40)
  arena.run('kill @e[type=end_crystal]')
  flying = world.snapshot()
  for (let round = 0; round < 400 && !isPerched(); round += 1) world.step(20)
  perched = world.snapshot()
})
beforeEach(() => {
  arena.world.restore(perched)
  arena.run('gamemode survival tester')
})
afterAll(async () => arena.stop())

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

function stand(place: Place): void {
  arena.world.teleport('tester', { ...place, dimension: 'the_end' })
}

const dragon = () => {
  const found = arena.world.mobs.find(({ name }) => name === 'ender_dragon')
  if (!found) throw new Error('The dragon is gone.')
  return found
}

function isPerched(): boolean {
  const { x, y, z } = dragon().position
  return Math.hypot(x - 0.5, z - 0.5) < 0.01 && y === 68
}

/** Health that a place before the perched dragon takes within some ticks; it turns to who is there. */
function harmAt(place: Place, ticks = 4): number {
  for (const up of [0, 1])
    arena.world.setBlock({ ...place, y: Math.floor(place.y) + up, dimension: 'the_end' }, 'air')
  stand(place)
  const { health } = arena.self()
  arena.world.step(ticks)
  return health - arena.self().health
}

test('the head of a dragon on its perch hurts who stands before it, but not who stands below', () => {
  expect(harmAt({ x: 7, y: 65, z: 0.5 })).toBe(10)
  arena.run('effect give tester instant_health 1 5')
  arena.world.step(20)
  expect(harmAt({ x: 7, y: 63, z: 0.5 })).toBe(0)
})

test('its neck hurts who stands on the rim of the fountain', () => {
  expect(harmAt({ x: 3.5, y: 65, z: 0.5 })).toBe(10)
})

test('under its body nobody is hurt', () => {
  expect(harmAt({ x: 1.5, y: 64, z: 0.5 })).toBe(0)
})

test('for half a second after a blow it hurts nobody', () => {
  arena.run('damage @e[type=ender_dragon,limit=1] 8')
  expect(harmAt({ x: 7, y: 65, z: 0.5 }, 8)).toBe(0)
  expect(harmAt({ x: 7, y: 65, z: 0.5 }, 6)).toBe(10)
})

/** Health that is lost within a tick at a place so many blocks ahead and aside of the flying dragon. */
function harmBeside({ ahead, aside, up }: { ahead: number; aside: number; up: number }): number {
  const { world } = arena
  world.restore(flying)
  arena.run('gamemode survival tester')
  const before = dragon().position
  world.step(1)
  const { x, y, z } = dragon().position
  const length = Math.hypot(x - before.x, z - before.z)
  const [fx, fz] = [(x - before.x) / length, (z - before.z) / length]
  stand({ x: x + fx * ahead - fz * aside, y: y + up, z: z + fz * ahead + fx * aside })
  const { health } = arena.self()
  world.step(1)
  return health - arena.self().health
}

test('in flight its head hurts far before it and its wings far beside it', () => {
  expect(harmBeside({ ahead: 8, aside: 0, up: 0 })).toBe(10)
  expect(harmBeside({ ahead: 0, aside: 9, up: 1 })).toBe(5)
  expect(harmBeside({ ahead: 0, aside: -9, up: -3 })).toBe(5)
  expect(harmBeside({ ahead: -9, aside: 0, up: 0 })).toBe(0)
})

test('a crystal that blows up while it heals takes ten of its health', async () => {
  const { bot, world } = arena
  arena.run('gamemode creative tester')
  stand({ x: 28.5, y: 80, z: 0.5 })
  for (const x of [26, 28]) world.setBlock({ x, y: 79, z: 0, dimension: 'the_end' }, 'obsidian')
  await arena.give('end_crystal')
  await arena.hold('end_crystal')
  await arena.ticks(4)
  const base = bot.blockAt(bot.entity.position.offset(-2, -1, 0))
  if (!base) throw new Error('The base is not loaded.')
  await bot.activateBlock(base)
  const crystal = () => bot.nearestEntity(({ name }) => name === 'end_crystal')
  await arena.until(() => crystal() !== null, 'the crystal')
  expect(dragon().health).toBe(200)
  const placed = crystal()
  if (placed) bot.attack(placed)
  await arena.until(() => crystal() === null, 'its end')
  expect(dragon().health).toBe(190)
  expect(arena.errors).toEqual([])
})
