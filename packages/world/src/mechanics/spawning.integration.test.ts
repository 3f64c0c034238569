import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({
    difficulty: 'normal',
    gamerules: { doDaylightCycle: false },
    viewDistanceChunks: 5,
  })
})
afterAll(async () => arena.stop())

const monsterNames = new Set([
  'zombie',
  'skeleton',
  'spider',
  'creeper',
  'enderman',
  'witch',
  'slime',
  'husk',
  'stray',
])
const monsters = (): readonly { readonly name?: string | undefined; readonly distance: number }[] =>
  Object.values(arena.bot.entities)
    .filter(({ name }) => monsterNames.has(name ?? ''))
    .map(({ name, position }) => ({ name, distance: position.distanceTo(arena.bot.entity.position) }))

test('no monsters appear by day in the open', async () => {
  arena.world.runCommand('time set noon')
  arena.world.runCommand('gamerule doMobSpawning true')
  await arena.ticks(400)
  expect(monsters()).toEqual([])
})

test('monsters appear at night, at a distance and not without end', async () => {
  arena.world.runCommand('gamemode creative tester')
  arena.world.runCommand('time set midnight')
  await arena.ticks(60)
  const first = monsters()
  expect(first.length).toBeGreaterThan(0)
  // They had three seconds to come nearer than the 24 blocks at which they appear.
  for (const { distance } of first) expect(distance).toBeGreaterThan(16)
  await arena.ticks(800)
  // Seven, and two more when the last group came at once.
  expect(monsters().length).toBeLessThanOrEqual(9)
})

test('peaceful worlds lose their monsters and get no new ones', async () => {
  arena.world.runCommand('difficulty peaceful')
  await arena.ticks(60)
  expect(monsters()).toEqual([])
  arena.world.runCommand('difficulty normal')
})

test('no monsters appear where lamps shine', async () => {
  const { bot, world } = arena
  const { x, z } = bot.entity.position.floored()
  world.pause()
  for (let dx = -56; dx <= 56; dx += 8)
    for (let dz = -56; dz <= 56; dz += 8) world.setBlock({ x: x + dx, y: 64, z: z + dz }, 'jack_o_lantern')
  world.resume()
  await arena.ticks(600)
  expect(monsters()).toEqual([])
})

test('the gamerule forbids all', async () => {
  arena.world.runCommand('gamerule doMobSpawning false')
  arena.world.teleport('tester', { x: 400.5, y: 64, z: 0.5 })
  await arena.ticks(300)
  expect(Object.values(arena.bot.entities).filter(({ type }) => type !== 'player')).toEqual([])
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
