import type { EventEmitter } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({ gamerules: { naturalRegeneration: false, doMobSpawning: false } })
})
afterAll(async () => arena.stop())

beforeEach(async () => {
  const { world, bot } = arena
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  arena.run('kill @e[type=!player]', 'clear tester', 'effect clear tester', 'fill 0 64 0 16 70 16 air')
  arena.run('effect give tester fire_resistance 30')
  await arena.ticks(4)
  world.step(400)
  arena.run('effect clear tester', 'effect give tester instant_health 1 5')
  world.step(1)
  await arena.until(() => bot.health === 20 && bot.inventory.items().length === 0, 'full health')
})

test('lava takes four half hearts each half second, however long one burns already', () => {
  const { world } = arena
  arena.run('setblock 8 64 8 lava')
  world.step(1)
  expect(arena.self().health).toBe(16)
  world.step(10)
  expect(arena.self().health).toBe(12)
  arena.run('setblock 8 64 8 air')
  world.step(45)
  arena.run('effect give tester instant_health 1 5')
  world.step(1)
  const burning = arena.self().health
  arena.run('setblock 8 64 8 lava')
  world.step(11)
  expect(burning - arena.self().health).toBeGreaterThanOrEqual(4)
})

test('after a small blow a large one deals the difference, and a smaller one nothing', () => {
  const { world } = arena
  arena.run('damage tester 2 minecraft:magic')
  expect(arena.self().health).toBe(18)
  arena.run('damage tester 7 minecraft:magic')
  expect(arena.self().health).toBe(13)
  arena.run('damage tester 6 minecraft:magic')
  expect(arena.self().health).toBe(13)
  world.step(11)
  arena.run('damage tester 6 minecraft:magic')
  expect(arena.self().health).toBe(7)
})

test('a totem of undying in the off hand saves from a deadly blow, once', async () => {
  const { bot, world } = arena
  arena.run('item replace entity tester weapon.offhand with totem_of_undying')
  const statuses: number[] = []
  const client: EventEmitter = bot._client
  client.on('entity_status', ({ entityStatus }: { entityStatus: number }) => statuses.push(entityStatus))
  arena.run('damage tester 50 minecraft:magic')
  await arena.ticks(2)
  expect(arena.self()).toMatchObject({ isDead: false, inventory: {} })
  expect(statuses).toContain(35)
  expect(Object.keys(bot.entity.effects ?? {}).length).toBe(3)
  world.step(200)
  arena.run('effect clear tester', 'damage tester 50 minecraft:magic')
  expect(arena.self().isDead).toBe(true)
  await arena.until(() => !arena.self().isDead, 'the way back')
  await arena.ticks(5)
})

test('no totem saves from the command that kills', async () => {
  arena.run('item replace entity tester weapon.mainhand with totem_of_undying', 'kill tester')
  expect(arena.self().isDead).toBe(true)
  await arena.until(() => !arena.self().isDead, 'the way back')
  await arena.ticks(5)
})

test('a full blow of a sword sweeps over those beside its victim, a hasty one does not', async () => {
  const { bot, world } = arena
  await arena.give('iron_sword')
  await arena.hold('iron_sword')
  await arena.ticks(20)
  const pigs = [7.5, 8.5, 9.5].map((x) => world.spawnMob('pig', { x, y: 64, z: 10.5 }))
  const healths = (): readonly (number | undefined)[] => pigs.map((id) => world.mob(id)?.health)
  await arena.until(() => pigs.every((id) => bot.entities[id] !== undefined), 'the pigs')
  bot.attack(arena.seen(pigs[1] ?? 0))
  await arena.ticks(2)
  expect(healths()).toEqual([9, 4, 9])
  await arena.ticks(3)
  bot.attack(arena.seen(pigs[0] ?? 0))
  await arena.ticks(2)
  expect(healths()[1]).toBe(4)
})

test('the hide of a zombie and the helmet it wears take their part of a blow', async () => {
  const { bot, world } = arena
  await arena.give('diamond_sword')
  await arena.hold('diamond_sword')
  arena.run('time set midnight')
  const zombie = world.spawnMob('zombie', { x: 8.5, y: 64, z: 10.5 })
  await arena.until(() => bot.entities[zombie] !== undefined, 'the zombie')
  await arena.ticks(13)
  bot.attack(arena.seen(zombie))
  await arena.ticks(2)
  // 7 half hearts against two points of armour.
  expect(20 - (world.mob(zombie)?.health ?? 0)).toBeCloseTo(7 * (1 - 0.4 / 25), 3)
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
