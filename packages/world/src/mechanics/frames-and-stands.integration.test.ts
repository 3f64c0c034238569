import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockAt, hold, startQuickArena, testVersion, type QuickArena } from '../../testing/start-arena.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'

type Entity = Bot['entity']

let arena: QuickArena
beforeAll(async () => {
  arena = await startQuickArena()
})
beforeEach(async () => {
  arena.world.runCommand('kill @e[type=!player]')
  arena.world.runCommand('clear tester')
  arena.world.runCommand('gamemode survival tester')
  arena.world.runCommand('fill 4 64 4 12 67 12 air')
  arena.world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  await arena.ticks(4)
})
afterAll(async () => arena.stop())

const wall = new Vec3(8, 65, 11)
const [north, up] = [new Vec3(0, 0, -1), new Vec3(0, 1, 0)]

const seen = (name: string): Entity | undefined =>
  Object.values(arena.bot.entities).find((entity) => entity.name === name)

async function see(name: string): Promise<Entity> {
  await arena.until(() => seen(name) !== undefined, name)
  const entity = seen(name)
  if (!entity) throw new Error(`There is no ${name}.`)
  return entity
}

const click = async (name: string, height?: number): Promise<void> => {
  const entity = await see(name)
  if (height === undefined) arena.bot.useOn(entity)
  else await arena.bot.activateEntityAt(entity, entity.position.offset(0, height, 0))
  await arena.ticks(3)
}

const hit = async (name: string): Promise<void> => {
  const entity = await see(name)
  arena.bot._client.write('use_entity', { target: entity.id, mouse: 1, sneaking: false })
  await arena.ticks(3)
}

async function hang(name = 'item_frame'): Promise<void> {
  arena.world.setBlock(wall, 'stone')
  await arena.until(() => blockAt(arena.bot, wall).name === 'stone', 'the wall')
  await arena.give(name)
  await hold(arena.bot, name)
  await arena.bot.activateBlock(blockAt(arena.bot, wall), north)
  await see(name)
}

/** What a client is told of an entity by a name of its metadata. */
function told(entity: Entity, key: string): unknown {
  const keys: unknown = loadRegistry(testVersion).entitiesByName[entity.name ?? '']
  const names: unknown = typeof keys === 'object' && keys !== null && Reflect.get(keys, 'metadataKeys')
  // 1.16.5 tells no names; there the item follows seven shared keys, in 1.17 and 1.18 eight.
  const shared = testVersion.startsWith('1.16') ? 7 : 8
  const index = Array.isArray(names) ? names.indexOf(key) : shared + ['item', 'rotation'].indexOf(key)
  return Reflect.get(entity.metadata, index)
}

test('a frame is hung on a wall, filled, turned, emptied and taken down', async () => {
  await hang()
  expect(arena.carried()).toEqual({})
  await arena.give('diamond', 2)
  await hold(arena.bot, 'diamond')
  await click('item_frame')
  expect(arena.carried()).toEqual({ diamond: 1 })
  expect(told(await see('item_frame'), 'item')).toBeTruthy()
  expect(told(await see('item_frame'), 'rotation')).toBe(0)
  await click('item_frame')
  expect(arena.carried()).toEqual({ diamond: 1 })
  expect(told(await see('item_frame'), 'rotation')).toBe(1)
  await hit('item_frame')
  await arena.collect({ diamond: 2 })
  await hit('item_frame')
  await arena.until(() => seen('item_frame') === undefined, 'the frame to be gone')
  await arena.collect({ diamond: 2, item_frame: 1 })
})

test('a frame falls with its item when its wall goes, and outlasts a snapshot', async () => {
  await hang()
  await arena.give('diamond')
  await hold(arena.bot, 'diamond')
  await click('item_frame')
  const kept = arena.world.snapshot()
  await hit('item_frame')
  await hit('item_frame')
  arena.world.restore(kept)
  await arena.ticks(5)
  expect(told(await see('item_frame'), 'item')).toBeTruthy()
  arena.world.setBlock(wall, 'air')
  await arena.until(() => seen('item_frame') === undefined, 'the frame to fall')
  await arena.collect({ diamond: 1, item_frame: 1 })
})

test('no second frame hangs in the place of another', async () => {
  await hang()
  await arena.give('item_frame')
  await hold(arena.bot, 'item_frame')
  await arena.bot.activateBlock(blockAt(arena.bot, wall), north)
  await arena.ticks(3)
  expect(arena.carried()).toEqual({ item_frame: 1 })
})

test('glowing frames are there from 1.17 on', async () => {
  const isKnown = loadRegistry(testVersion).itemsByName['glow_item_frame'] !== undefined
  expect(isKnown).toBe(!testVersion.startsWith('1.16'))
  if (!isKnown) return
  await hang('glow_item_frame')
  await hit('glow_item_frame')
  await arena.collect({ glow_item_frame: 1 })
})

const ground = new Vec3(8, 63, 10)

async function setUp(): Promise<void> {
  await arena.give('armor_stand')
  await hold(arena.bot, 'armor_stand')
  await arena.bot.activateBlock(blockAt(arena.bot, ground), up)
  await see('armor_stand')
}

test('a stand is set up, dressed, undressed by height and broken by two quick blows', async () => {
  await setUp()
  expect(arena.carried()).toEqual({})
  for (const name of ['iron_chestplate', 'iron_boots', 'iron_helmet']) {
    await arena.give(name)
    await hold(arena.bot, name)
    await click('armor_stand')
  }
  expect(arena.carried()).toEqual({})
  const names = (await see('armor_stand')).equipment.map((item) => item?.name)
  for (const name of ['iron_chestplate', 'iron_boots', 'iron_helmet']) expect(names).toContain(name)
  await click('armor_stand', 1.3)
  expect(arena.carried()).toEqual({ iron_chestplate: 1 })
  arena.bot.setQuickBarSlot(5)
  await arena.ticks(2)
  await click('armor_stand')
  expect(arena.carried()).toEqual({ iron_chestplate: 1, iron_helmet: 1 })
  await hit('armor_stand')
  await arena.ticks(10)
  await hit('armor_stand')
  expect(seen('armor_stand')).toBeDefined()
  await hit('armor_stand')
  await arena.until(() => seen('armor_stand') === undefined, 'the stand to break')
  await arena.collect({ iron_chestplate: 1, iron_helmet: 1, iron_boots: 1, armor_stand: 1 })
})

test('a stand takes nothing but armour, stands in no wall and keeps its clothes in a snapshot', async () => {
  await setUp()
  await arena.give('dirt')
  await hold(arena.bot, 'dirt')
  await click('armor_stand')
  expect(arena.carried()).toEqual({ dirt: 1 })
  await arena.give('golden_helmet')
  await hold(arena.bot, 'golden_helmet')
  await click('armor_stand')
  const kept = arena.world.snapshot()
  arena.world.runCommand('kill @e[type=armor_stand]')
  arena.world.restore(kept)
  await arena.ticks(5)
  expect((await see('armor_stand')).equipment.map((item) => item?.name)).toContain('golden_helmet')
  arena.world.setBlock(ground.offset(1, 2, 0), 'stone')
  await arena.give('armor_stand')
  await hold(arena.bot, 'armor_stand')
  await arena.bot.activateBlock(blockAt(arena.bot, ground.offset(1, 0, 0)), up)
  await arena.ticks(3)
  expect(arena.carried()['armor_stand']).toBe(1)
  expect(arena.errors).toEqual([])
})
