import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Vec3 } from 'vec3'
import { blockAt, hold, near } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
let place: Vec3
beforeAll(async () => {
  arena = await startMobArena()
})
beforeEach(async () => {
  await arena.tidy()
  place = near(arena.bot, 2, 0, 0)
})
afterAll(async () => arena.stop())

// Ticks from the first stroke until the world lets the block go, with a client that claims to be done all the time.
async function digTicks(block: string): Promise<number> {
  const { bot, world } = arena
  world.setBlock(place, block)
  await arena.until(() => blockAt(bot, place).name === block)
  await bot.lookAt(place.offset(0.5, 0.5, 0.5), true)
  await arena.ticks(2)
  const start = world.tick
  bot._client.write('block_dig', { status: 0, location: place, face: 1, sequence: 1 })
  bot._client.write('block_dig', { status: 2, location: place, face: 1, sequence: 2 })
  await arena.until(() => world.blockAt(place).name !== block, `${block} to break`)
  return world.tick - start
}

// The times of https://minecraft.wiki/w/Breaking#Speed, in ticks; the world believes a client a little early.
async function expectDig(block: string, ticks: number): Promise<void> {
  const measured = await digTicks(block)
  expect(measured).toBeGreaterThanOrEqual(ticks * 0.65)
  expect(measured).toBeLessThanOrEqual(ticks + 4)
}

test.each([
  ['wooden_pickaxe', 23],
  ['stone_pickaxe', 12],
  ['iron_pickaxe', 8],
  ['diamond_pickaxe', 6],
])('stone falls to a %s in %i ticks', async (tool, ticks) => {
  await arena.give(tool)
  await hold(arena.bot, tool)
  await expectDig('stone', ticks)
})

test('efficiency digs faster', async () => {
  arena.world.runCommand('give tester stone_pickaxe{Enchantments:[{id:"minecraft:efficiency",lvl:3s}]}')
  await arena.until(() => arena.bot.inventory.items().length === 1, 'the pickaxe')
  await hold(arena.bot, 'stone_pickaxe')
  await expectDig('iron_block', 11)
})

test('under water it takes five times as long', async () => {
  const { bot, world } = arena
  await expectDig('dirt', 15)
  world.runCommand('fill 0 64 0 0 66 0 water')
  await arena.ticks(3)
  world.teleport('tester', { x: 0.5, y: 64, z: 0.5 })
  await arena.ticks(20)
  await arena.until(() => bot.entity.onGround, 'the ground')
  await expectDig('dirt', 75)
})

test('off the ground, on a ladder, it takes five times as long', async () => {
  const { bot, world } = arena
  world.runCommand('fill 0 64 -1 0 67 -1 stone')
  world.runCommand('fill 0 64 0 0 67 0 ladder[facing=south]')
  // Who sneaks does not slide down.
  bot.setControlState('sneak', true)
  world.teleport('tester', { x: 0.5, y: 65.5, z: 0.5 })
  await arena.ticks(10)
  expect(bot.entity).toMatchObject({ onGround: false })
  await expectDig('dirt', 75)
  bot.setControlState('sneak', false)
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
