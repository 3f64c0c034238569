import { afterAll, beforeAll, expect, test } from 'vitest'
import { showsWear, startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena()
})
afterAll(async () => arena.stop())

async function goTo(x: number): Promise<void> {
  arena.world.teleport('tester', { x: x + 0.5, y: 64, z: 20.5 })
  await arena.ticks(8)
}

const named = (name: string): number =>
  Object.values(arena.bot.entities).filter((entity) => entity.name === name).length

test('a fully drawn bow kills a pig with one arrow or two', async () => {
  const { bot } = arena
  await goTo(0)
  const pig = await arena.pen('pig', { x: 8.5, y: 64, z: 20.5 }, { halfWidth: 0 })
  arena.world.setBlock({ x: 7, y: 65, z: 20 }, 'air')
  await arena.give('bow')
  await arena.give('arrow', 4)
  await arena.hold('bow')
  for (let shots = 0; shots < 4 && bot.entities[pig.id]; shots += 1) {
    await bot.lookAt(pig.position.offset(0, 1.25, 0), true)
    bot.activateItem()
    await arena.ticks(22)
    bot.deactivateItem()
    await arena.ticks(30)
  }
  expect(bot.entities[pig.id]).toBeUndefined()
  expect(arena.carried()['arrow']).toBeGreaterThanOrEqual(1)
  if (showsWear(bot)) expect(bot.heldItem?.durabilityUsed).toBeGreaterThan(0)
})

test('an arrow sticks in a wall and can be taken back', async () => {
  const { bot, world } = arena
  await goTo(40)
  for (let dz = -1; dz <= 1; dz += 1)
    for (let dy = 0; dy < 4; dy += 1) world.setBlock({ x: 46, y: 64 + dy, z: 20 + dz }, 'stone')
  const before = arena.carried()['arrow'] ?? 0
  await bot.lookAt(bot.entity.position.offset(5.5, 1.6, 0), true)
  bot.activateItem()
  await arena.ticks(22)
  bot.deactivateItem()
  await arena.ticks(20)
  expect(named('arrow')).toBe(1)
  expect(arena.carried()['arrow'] ?? 0).toBe(before - 1)
  world.teleport('tester', { x: 45.2, y: 64, z: 20.5 })
  await arena.until(() => arena.carried()['arrow'] === before, 'the arrow')
  await arena.until(() => named('arrow') === 0, 'the arrow to be gone')
})

test('an ender pearl carries its thrower and costs health', async () => {
  const { bot, world } = arena
  await goTo(80)
  await arena.give('ender_pearl')
  await arena.hold('ender_pearl')
  await bot.look(-Math.PI / 2, 0.3, true)
  const from = bot.entity.position.clone()
  await arena.ticks(2)
  bot.activateItem()
  await arena.until(() => bot.entity.position.distanceTo(from) > 8, 'the journey')
  expect(world.players[0]?.health).toBe(15)
  expect(arena.carried()['ender_pearl']).toBeUndefined()
})

test('snowballs push and one egg in eight hatches', async () => {
  const { bot, world } = arena
  await goTo(120)
  const id = world.spawnMob('cow', { x: 124.5, y: 64, z: 20.5 })
  await arena.until(() => bot.entities[id] !== undefined)
  await arena.give('snowball')
  await arena.hold('snowball')
  await bot.lookAt(arena.seen(id).position.offset(0, 1, 0), true)
  await arena.ticks(2)
  const before = arena.seen(id).position.x
  bot.activateItem()
  await arena.ticks(8)
  expect(arena.seen(id).position.x).toBeGreaterThan(before + 0.2)
  await arena.give('egg', 16)
  await arena.give('egg', 16)
  await arena.hold('egg')
  await bot.look(-Math.PI / 2, -1, true)
  for (let eggs = 0; eggs < 32; eggs += 1) {
    if (bot.heldItem?.name !== 'egg') await arena.hold('egg')
    bot.activateItem()
    await arena.ticks(2)
  }
  await arena.ticks(20)
  expect(named('chicken')).toBeGreaterThan(0)
  expect(named('chicken')).toBeLessThan(16)
})

test('an enderman is gone before a snowball hits, and bears no grudge', async () => {
  const { bot, world } = arena
  await goTo(160)
  world.runCommand('time set midnight')
  const id = world.spawnMob('enderman', { x: 164.5, y: 64, z: 20.5 })
  const enderman = () => world.mobs.find((mob) => mob.id === id)
  await arena.until(() => bot.entities[id] !== undefined)
  await arena.give('snowball', 4)
  await arena.hold('snowball')
  const start = enderman()?.position
  for (let balls = 0; balls < 4 && enderman()?.position.x === start?.x; balls += 1) {
    await bot.lookAt(arena.seen(id).position.offset(0, 1, 0), true)
    await arena.ticks(2)
    bot.activateItem()
    await arena.ticks(6)
  }
  expect(enderman()).toMatchObject({ health: 40 })
  expect(enderman()?.target).toBeUndefined()
  expect(
    Math.hypot((enderman()?.position.x ?? 0) - 164.5, (enderman()?.position.z ?? 0) - 20.5),
  ).toBeGreaterThan(1)
  world.runCommand('kill @e[type=enderman]')
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
