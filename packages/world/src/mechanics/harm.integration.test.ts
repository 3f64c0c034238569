import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hold, known, startQuickArena, type Arena } from '../../testing/start-arena.ts'
import { testerOf } from '../../testing/start-mob-arena.ts'
import type { PlayerSnapshot } from '../index.ts'

let arena: Arena
const deaths: string[] = []
beforeAll(async () => {
  arena = await startQuickArena({ gamerules: { naturalRegeneration: false, doMobSpawning: false } })
  arena.world.events.on('player-death', ({ message }) => {
    deaths.push(message)
  })
})
afterAll(async () => arena.stop())

// These answer with an error when there is nothing to do.
const tidy = (...lines: readonly string[]): void => {
  for (const line of lines) arena.world.runCommand(line)
}

const self = (): PlayerSnapshot => testerOf(arena)

// Boxes of this size around the tester are put back to air between the tests.
const around = 'fill 2 64 2 14 70 14 air'

beforeEach(async () => {
  const { world, bot } = arena
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  tidy(around, 'fill 2 63 2 14 63 14 stone', 'effect clear tester', 'clear tester')
  await arena.until(() => bot.entity.onGround && Math.abs(bot.entity.position.y - 64) < 0.1, 'the ground')
  world.step(400)
  tidy('effect give tester instant_health 1 5')
  world.step(1)
  await arena.until(() => bot.health === 20 && bot.inventory.items().length === 0, 'full health')
})

async function dropFrom(y: number): Promise<number> {
  const { world, bot } = arena
  world.teleport('tester', { x: 8.5, y, z: 8.5 })
  await arena.ticks(3)
  await arena.until(() => bot.entity.onGround, 'the landing')
  await arena.ticks(3)
  return 20 - self().health
}

test.each([
  ['three blocks', 67, 'stone', 0],
  ['eight blocks', 72, 'stone', 5],
  ['thirteen blocks', 77, 'stone', 10],
  ['thirteen blocks on hay', 77, 'hay_block', 2],
])('a fall of %s (from y %d onto %s) costs %d half hearts', async (_what, y, ground, cost) => {
  arena.world.setBlock({ x: 8, y: 63, z: 8 }, ground)
  expect(await dropFrom(y)).toBe(cost)
})

test('a fall into water costs nothing', async () => {
  tidy('fill 5 64 5 11 64 11 stone', 'fill 7 63 7 9 64 9 water')
  expect(await dropFrom(76)).toBe(0)
})

test('a fall costs nothing when the gamerule says so', async () => {
  tidy('gamerule fallDamage false')
  expect(await dropFrom(77)).toBe(0)
  tidy('gamerule fallDamage true')
})

test('under water breath runs out, then health does', async () => {
  const { world, bot } = arena
  tidy('fill 7 64 7 9 68 9 glass', 'fill 8 64 8 8 67 8 water')
  await arena.ticks(4)
  world.step(200)
  await arena.until(() => bot.oxygenLevel < 10, 'less breath')
  expect(self().health).toBe(20)
  world.step(160)
  expect(self().health).toBeLessThan(20)
})

test('eyes just above the surface breathe', async () => {
  const { world } = arena
  // Standing 0.375 high puts the eyes 0.995 into the next block, whose water reaches to 0.889.
  tidy('fill 7 64 7 9 67 9 glass', 'setblock 8 64 8 daylight_detector', 'fill 8 65 8 8 66 8 air')
  tidy('setblock 8 65 8 water')
  world.teleport('tester', { x: 8.5, y: 64.375, z: 8.5 })
  await arena.ticks(4)
  world.step(400)
  expect(self().health).toBe(20)
  tidy('setblock 8 66 8 water')
  world.step(400)
  expect(self().health).toBeLessThan(20)
})

test('water breathing keeps the breath', async () => {
  tidy('fill 7 64 7 9 68 9 glass', 'fill 8 64 8 8 67 8 water', 'effect give tester water_breathing 60')
  await arena.ticks(4)
  arena.world.step(400)
  expect(self().health).toBe(20)
})

test('lava burns, and the fire goes on outside until water ends it', async () => {
  const { world } = arena
  tidy('setblock 8 64 8 lava')
  world.step(2)
  expect(self().health).toBe(16)
  tidy('setblock 8 64 8 air')
  world.step(60)
  const burnt = self().health
  expect(burnt).toBeLessThan(16)
  tidy('setblock 8 64 8 water')
  world.step(5)
  const wet = self().health
  tidy('setblock 8 64 8 air')
  world.step(100)
  expect(self().health).toBe(wet)
})

test('fire resistance stops fire and lava', () => {
  tidy('effect give tester fire_resistance 60', 'setblock 8 64 8 lava')
  arena.world.step(60)
  expect(self().health).toBe(20)
})

test('a cactus next to the body hurts', () => {
  tidy('setblock 8 64 8 cactus')
  arena.world.step(3)
  expect(self().health).toBe(19)
})

test('a block around the head suffocates, glass does not', () => {
  tidy('setblock 8 65 8 glass')
  arena.world.step(40)
  expect(self().health).toBe(20)
  tidy('setblock 8 65 8 stone')
  arena.world.step(40)
  expect(self().health).toBeLessThan(18)
})

test('poison stops before it kills', () => {
  tidy('effect give tester poison 100 3')
  arena.world.step(1000)
  expect(self().health).toBe(1)
})

test('armour lowers damage and wears', async () => {
  const { bot } = arena
  for (const [piece, place] of [
    ['helmet', 'head'],
    ['chestplate', 'torso'],
    ['leggings', 'legs'],
    ['boots', 'feet'],
  ] as const) {
    await arena.give(`iron_${piece}`)
    await bot.equip(bot.registry.itemsByName[`iron_${piece}`]?.id ?? 0, place)
  }
  await arena.ticks(3)
  tidy('damage tester 10 player_attack')
  // 15 points stop 40 % of 10: 15 - 10 / 2 = 10 of 25 shares.
  expect(self().health).toBeCloseTo(14, 5)
  await arena.until(() => (bot.inventory.slots[6]?.durabilityUsed ?? 0) > 0, 'the wear')
})

test('golden hearts take the harm first', async () => {
  const { bot } = arena
  await arena.give('golden_apple')
  await hold(bot, 'golden_apple')
  await bot.consume()
  await arena.ticks(2)
  tidy('effect clear tester regeneration', 'damage tester 3')
  expect(self().health).toBe(20)
  tidy('effect clear tester')
  arena.world.step(12)
  tidy('damage tester 3')
  expect(self().health).toBe(17)
})

test('half a second passes between two hits', () => {
  tidy('damage tester 2 player_attack', 'damage tester 2 player_attack')
  expect(self().health).toBe(18)
  arena.world.step(11)
  tidy('damage tester 2 player_attack')
  expect(self().health).toBe(16)
})

test('with keepInventory items and experience survive death', async () => {
  const { bot } = arena
  tidy('gamerule keepInventory true', 'xp set tester 30 points')
  await arena.give('diamond', 3)
  tidy('kill tester')
  await arena.until(() => bot.health === 20 && !self().isDead, 'the respawn')
  expect(self().inventory).toEqual({ diamond: 3 })
  await arena.until(() => known(bot)['diamond'] === 3, 'the bot to know of them')
  expect(self().experience).toBe(30)
  tidy('gamerule keepInventory false')
})

test('without it items lie where death was, experience is gone, and the chat tells why', async () => {
  const { world, bot } = arena
  await arena.give('diamond', 3)
  tidy('xp set tester 30 points', 'spawnpoint tester 30 64 30', 'damage tester 100 lava')
  await arena.until(() => bot.health === 20 && !self().isDead, 'the respawn')
  expect(deaths.at(-1)).toBe('tester tried to swim in lava')
  expect(self()).toMatchObject({ experience: 0, inventory: {} })
  expect(Math.hypot(self().position.x - 30.5, self().position.z - 30.5)).toBeLessThan(1)
  world.step(45)
  await arena.collect({ diamond: 3 })
})

test('a jump under a roof that only the client takes for gone is taken back, and harms nobody', async () => {
  const { bot } = arena
  tidy('fill 7 64 7 9 66 9 stone', 'fill 8 64 8 8 65 8 air')
  await arena.ticks(2)
  bot.physicsEnabled = false
  const flags = { onGround: false, hasHorizontalCollision: false }
  // Feet that have jumped put the eyes into the roof.
  for (let tick = 0; tick < 30; tick += 1) {
    bot._client.write('position', { x: 8.5, y: 64.42, z: 8.5, onGround: false, flags })
    await arena.ticks(1)
  }
  bot.physicsEnabled = true
  expect(self().position.y).toBe(64)
  expect(self().health).toBe(20)
})

test.each([
  ['a sneaking body', true, 9.5],
  ['a body that stands upright', false, 8.5],
])('%s under a ceiling of a block and a half (sneaks: %s) comes to x %d', async (_body, sneaks, x) => {
  const { bot } = arena
  tidy('fill 7 64 7 11 66 9 stone', 'fill 8 64 8 8 65 8 air')
  tidy('setblock 9 64 8 air', 'setblock 9 65 8 stone_slab[type=top]')
  await arena.ticks(2)
  bot.setControlState('sneak', sneaks)
  bot.physicsEnabled = false
  await arena.ticks(2)
  for (const step of [8.75, 9, 9.25, 9.5]) {
    const flags = { onGround: true, hasHorizontalCollision: false }
    bot._client.write('position', { x: step, y: 64, z: 8.5, onGround: true, flags })
    await arena.ticks(1)
  }
  const reached = self().position.x
  bot.setControlState('sneak', false)
  bot.physicsEnabled = true
  expect(reached).toBeGreaterThan(x - 0.5)
  expect(reached).toBeLessThan(x + 0.3)
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
