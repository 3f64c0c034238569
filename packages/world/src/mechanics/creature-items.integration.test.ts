import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lyingItems, startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena()
})
afterAll(async () => arena.stop())

const here = { x: 0.5, y: 64, z: 20.5 }
// Pens stand beside the way that those without one walk.
const place = { x: 3.5, y: 64, z: 20.5 }

beforeEach(async () => {
  arena.world.runCommand('kill @e[type=!player]')
  arena.world.runCommand('clear tester')
  arena.world.teleport('tester', here)
  await arena.ticks(25)
})

async function hold(name: string, { count = 1, customName }: { count?: number; customName?: string } = {}) {
  arena.world.give('tester', { name, count, ...(customName !== undefined && { customName }) })
  await arena.until(() => (arena.carried()[name] ?? 0) > 0, name)
  await arena.ticks(3)
  await arena.hold(name)
}

/** Clicks a creature until it took what is in hand or so many clicks are done. */
async function click(id: number, clicks = 1): Promise<void> {
  for (let count = 0; count < clicks; count += 1) {
    arena.bot.useOn(arena.seen(id))
    await arena.ticks(4)
  }
}

// The data of versions before 1.19 does not name the fields; 1.17 put one before those of animals.
const oldPlaces: Readonly<Record<string, number>> = { custom_name: 2, baby: 15, saddle: 16 }

const field = (id: number, key: string): unknown => {
  const entity = arena.seen(id)
  const kind = arena.bot.registry.entitiesByName[entity.name ?? '']
  const keys: unknown = kind && Reflect.get(kind, 'metadataKeys')
  if (Array.isArray(keys)) return Reflect.get(entity.metadata, keys.indexOf(key))
  const old = oldPlaces[key] ?? -1
  const isShifted = key !== 'custom_name' && arena.bot.registry.version['>=']('1.17')
  return Reflect.get(entity.metadata, isShifted ? old + 1 : old)
}

test('dye colours a sheep once, and its wool has that colour', async () => {
  const { id } = await arena.pen('sheep', place)
  await hold('lime_dye', { count: 2 })
  await click(id, 2)
  expect(arena.carried()['lime_dye']).toBe(1)
  await hold('shears')
  await click(id)
  await arena.until(
    () => lyingItems(arena.bot, 'lime_wool') + (arena.carried()['lime_wool'] ?? 0) > 0,
    'lime wool',
  )
})

test('a tag names a creature only when it bears a name itself', async () => {
  const { id } = await arena.pen('chicken', place)
  await hold('name_tag')
  await click(id)
  expect(arena.carried()['name_tag']).toBe(1)
  arena.world.runCommand('clear tester')
  await arena.ticks(4)
  await hold('name_tag', { customName: 'Ada' })
  await click(id)
  expect(arena.carried()['name_tag']).toBeUndefined()
  expect(JSON.stringify(field(id, 'custom_name'))).toContain('Ada')
})

test('a pig takes one saddle and leaves it when it dies', async () => {
  const pig = await arena.pen('pig', place)
  await hold('saddle')
  await click(pig.id)
  expect(field(pig.id, 'saddle')).toBe(true)
  expect(arena.carried()['saddle']).toBeUndefined()
  await hold('iron_sword')
  await arena.slay(pig)
  await arena.until(
    () => lyingItems(arena.bot, 'saddle') + (arena.carried()['saddle'] ?? 0) === 1,
    'a saddle',
  )
})

test('a led cow comes along, is let go by a second click, and breaks off when left behind', async () => {
  const { world, bot } = arena
  const cow = world.spawnMob('cow', { ...here, z: here.z + 2 })
  await arena.until(() => bot.entities[cow] !== undefined, 'a cow')
  await hold('lead')
  await click(cow)
  expect(arena.carried()['lead']).toBeUndefined()
  world.teleport('tester', { ...here, z: here.z + 10.5 })
  await arena.ticks(60)
  expect(arena.seen(cow).position.distanceTo(bot.entity.position)).toBeLessThan(7)
  world.teleport('tester', { ...here, z: here.z + 40 })
  await arena.ticks(5)
  world.teleport('tester', arena.seen(cow).position)
  await arena.until(() => arena.carried()['lead'] === 1, 'the lead')
})

test('a spawn egg brings a grown creature on a block and a young one to its own kind', async () => {
  const { world, bot } = arena
  await hold('pig_spawn_egg', { count: 2 })
  const ground = bot.blockAt(bot.entity.position.offset(0, -1, 2))
  if (!ground) throw new Error('There is no ground.')
  await bot.lookAt(ground.position.offset(0.5, 1, 0.5), true)
  await bot.activateBlock(ground)
  const pigs = () => Object.values(bot.entities).filter(({ name }) => name === 'pig')
  await arena.until(() => pigs().length === 1, 'a pig')
  const [pig] = pigs()
  if (!pig) throw new Error('There is no pig.')
  world.teleport('tester', pig.position)
  await arena.ticks(3)
  await click(pig.id)
  await arena.until(() => pigs().length === 2, 'a young pig')
  expect(pigs().map(({ id }) => field(id, 'baby') === true)).toEqual([false, true])
  expect(arena.carried()['pig_spawn_egg']).toBeUndefined()
})

test('a boat is set on water, kept with the world, and taken up by a blow', async () => {
  const { world, bot } = arena
  world.setBlock({ x: 0, y: 63, z: 22 }, 'water')
  await arena.ticks(3)
  await hold('birch_boat')
  await bot.lookAt(bot.entity.position.offset(0, -0.2, 2), true)
  await arena.ticks(3)
  bot.activateItem()
  const boat = () => Object.values(bot.entities).find(({ name }) => name?.includes('boat'))
  await arena.until(() => boat() !== undefined, 'a boat')
  expect(arena.carried()['birch_boat']).toBeUndefined()
  const kept = world.snapshot()
  world.runCommand('kill @e[type=!player]')
  await arena.until(() => boat() === undefined, 'no boat')
  world.restore(kept)
  await arena.until(() => boat() !== undefined, 'the kept boat')
  const seen = boat()
  if (seen) bot.attack(seen)
  await arena.until(() => boat() === undefined, 'the boat to be gone')
  await arena.collect({ birch_boat: 1 })
  world.setBlock({ x: 0, y: 63, z: 22 }, 'stone')
})

test('bones tame a wolf, which sits, rises at a click and comes after its owner', async () => {
  const { world, bot } = arena
  const wolf = world.spawnMob('wolf', { ...here, z: here.z + 2 })
  await arena.until(() => bot.entities[wolf] !== undefined, 'a wolf')
  let tamed = 0
  bot.on('entityTamed', ({ id }) => void (tamed += id === wolf ? 1 : 0))
  await hold('bone', { count: 30 })
  for (let tries = 0; tries < 30 && tamed === 0; tries += 1) {
    world.teleport('tester', arena.seen(wolf).position)
    await arena.ticks(2)
    await click(wolf)
  }
  expect(tamed).toBe(1)
  expect(arena.carried()['bone']).toBeLessThan(30)
  const left = arena.carried()['bone']
  await click(wolf)
  expect(arena.carried()['bone']).toBe(left)
  world.teleport('tester', { ...here, z: here.z + 11 })
  await arena.ticks(60)
  expect(arena.seen(wolf).position.distanceTo(bot.entity.position)).toBeLessThan(5)
})
