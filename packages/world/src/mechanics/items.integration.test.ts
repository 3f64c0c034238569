import type { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { near, startQuickArena, type Arena } from '../../testing/start-arena.ts'

let arena: Arena
let present = new Map<number, string>()

beforeAll(async () => {
  arena = await startQuickArena({ difficulty: 'peaceful' })
  arena.world.events.on('entity-spawn', ({ entity }) => {
    if (entity.kind === 'item') present.set(entity.id, entity.stack.name)
  })
  arena.world.events.on('entity-remove', ({ entity }) => {
    present.delete(entity.id)
  })
})
afterAll(async () => arena.stop())

async function throwAll(name: string): Promise<void> {
  const { bot } = arena
  for (const item of bot.inventory.items()) if (item.name === name) await bot.tossStack(item)
  await arena.until(() => arena.carried()[name] === undefined, 'the toss')
}

test('items like each other merge where they lie', async () => {
  const { world, bot } = arena
  await arena.give('cobblestone', 5)
  for (let count = 0; count < 5; count += 1) {
    await bot.toss(bot.registry.itemsByName['cobblestone']?.id ?? 0, null, 1)
  }
  await arena.until(() => present.size > 0 && arena.carried()['cobblestone'] === undefined, 'the toss')
  world.teleport('tester', { x: -20.5, y: 64, z: 0.5 })
  world.step(200)
  expect(present.size).toBe(1)
  world.step(6000)
  expect(present.size).toBe(0)
})

function fill(pool: Vec3, name: string): void {
  for (let x = -1; x <= 1; x += 1) {
    for (let z = -4; z <= 1; z += 1) arena.world.setBlock(pool.offset(x, 0, z), name)
  }
}

test('items float on water and burn in lava', async () => {
  const { world, bot } = arena
  present = new Map()
  await arena.ticks(5)
  const pool = near(bot, 0, -1, -3)
  fill(pool, 'water')
  await arena.give('stick', 1)
  await bot.look(0, -0.3, true)
  await arena.ticks(3)
  await throwAll('stick')
  world.step(100)
  const [id = 0] = present.keys()
  await arena.until(() => bot.entities[id] !== undefined, 'the stick to show')
  expect(bot.entities[id]?.position.y).toBeGreaterThan(63.3)
  fill(pool, 'air')
  fill(pool, 'lava')
  world.step(60)
  expect(present.size).toBe(0)
})

test('what nobody takes vanishes after five minutes', async () => {
  const { bot, world } = arena
  const seen = (): number =>
    Object.values(bot.entities).filter(
      (entity) => entity.name === 'item' && entity.getDroppedItem()?.name === 'emerald',
    ).length
  world.runCommand('summon item 20 64 20 {Item:{id:"minecraft:emerald",Count:1b}}')
  await arena.until(() => seen() === 1, 'the emerald')
  world.step(5900)
  await arena.ticks(5)
  expect(seen()).toBe(1)
  world.step(110)
  await arena.until(() => seen() === 0, 'its end')
})

test('what lies where nobody is near does not grow old', async () => {
  const { world } = arena
  const emeralds = (): number => [...present.values()].filter((name) => name === 'emerald').length
  world.runCommand('summon item 20 64 20 {Item:{id:"minecraft:emerald",Count:1b}}')
  await arena.until(() => emeralds() === 1, 'the emerald')
  world.teleport('tester', { x: 2000.5, y: 64, z: 0.5 })
  await arena.ticks(20)
  world.step(8000)
  expect(emeralds()).toBe(1)
  world.teleport('tester', { x: 0.5, y: 64, z: 0.5 })
  await arena.ticks(20)
  world.step(6000)
  expect(emeralds()).toBe(0)
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
