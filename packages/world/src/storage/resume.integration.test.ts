import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createFlatGenerator } from '../generation/index.ts'
import {
  memoryWorldStore,
  startWorld,
  type StartWorldOptions,
  type World,
  type WorldSnapshot,
} from '../index.ts'
import { blockAt, near, startArena, testVersion } from '../../testing/start-arena.ts'

const start = async (options: StartWorldOptions): Promise<World> => {
  const world = await startWorld({
    version: testVersion,
    generator: ({ registry }) => createFlatGenerator({ registry }),
    ...options,
  })
  world.pause()
  return world
}

/** Fills a world with everything that goes on by itself. */
function enliven(world: World): void {
  const commands = [
    'time set 17900',
    'gamerule doMobSpawning false',
    'gamerule randomTickSpeed 40',
    'summon item 3 70 3 {Item:{id:"diamond",Count:3}}',
    'summon experience_orb 4 70 4 {Value:30}',
    ...['cow', 'sheep', 'chicken', 'zombie', 'creeper', 'slime', 'wolf'].map(
      (name) => `summon ${name} 8 66 8`,
    ),
    'setblock 20 80 20 water',
    'setblock 25 70 25 sand',
    'setblock 30 66 30 oak_log',
  ]
  for (const command of commands) expect(world.runCommand(command)).toMatchObject({ isSuccess: true })
  for (let x = 0; x < 10; x += 1) {
    world.setBlock({ x, y: 63, z: -9 }, 'farmland')
    world.setBlock({ x, y: 64, z: -9 }, 'wheat')
    world.setBlock({ x: 30, y: 66, z: 31 + x }, 'oak_leaves')
  }
  world.setBlock({ x: 30, y: 66, z: 30 }, 'air')
  // Left in the air and on its way, so that the snapshot finds it there.
  world.runCommand('setblock 26 90 26 gravel')
}

/** Brings the columns into memory that `enliven` touches; what is not in memory stands still. */
function wake(world: World): void {
  for (let x = -1; x <= 3; x += 1)
    for (let z = -1; z <= 3; z += 1) world.blockAt({ x: x * 16, y: 70, z: z * 16 })
}

/** What a world is at this tick, without what only a running one has. */
function stateOf(world: World): WorldSnapshot {
  const { columns, ...rest } = world.snapshot()
  const place = ({ dimension, chunkX, chunkZ }: (typeof columns)[number]): string =>
    `${dimension} ${chunkX} ${chunkZ}`
  return { ...rest, columns: columns.toSorted((left, right) => (place(left) < place(right) ? -1 : 1)) }
}

test('a world that was resumed from its store has the history of one that was never interrupted', async () => {
  const store = memoryWorldStore()
  const world = await start({ store, seed: 3 })
  enliven(world)
  wake(world)
  world.step(25)
  await world.save()
  const committed = stateOf(world)
  world.step(600)
  const later = stateOf(world)
  const copy = memoryWorldStore(await store.load())
  expect(world.tick).toBe(625)

  // The process ended right after the commit.
  const again = await start({ store: copy })
  expect(again.tick).toBe(25)
  expect(stateOf(again)).toEqual(committed)
  wake(again)
  again.step(600)
  expect(stateOf(again)).toEqual(later)
  await world.close()
  await again.close()
})

test('a host that takes the changes of each step can go on from any of them', async () => {
  const kept = memoryWorldStore()
  const world = await start({ seed: 3 })
  await kept.commit(world.takeChanges())
  enliven(world)
  for (let step = 0; step < 5; step += 1) {
    world.step(20)
    world.setBlock({ x: 100 + step, y: 70, z: 5 }, 'gold_block')
    await kept.commit(structuredClone(world.takeChanges()))
  }
  const end = stateOf(world)
  const target = await kept.load()
  await world.close()
  const again = await start({ ...(target && { kept: target }) })
  expect(stateOf(again)).toEqual(end)
  again.step(50)
  if (target) again.restore(target)
  expect(stateOf(again)).toEqual(end)
  await again.close()
})

test('changes hold what has changed, and come again when they could not be kept', async () => {
  const world = await start({})
  world.takeChanges()
  const idle = world.takeChanges()
  expect(idle).toMatchObject({ columns: [], players: {}, mechanics: {} })
  world.setBlock({ x: 1, y: 70, z: 1 }, 'gold_block')
  world.setBlock({ x: 1, y: 70, z: 1, dimension: 'the_nether' }, 'gold_block')
  world.spawnMob('cow', { x: 4, y: 70, z: 4 })
  const changes = world.takeChanges()
  expect(Object.keys(changes.mechanics)).toContain('entity-storage')
  expect(changes.columns.map(({ dimension, chunkX, chunkZ }) => [dimension, chunkX, chunkZ])).toEqual([
    ['overworld', 0, 0],
    ['the_nether', 0, 0],
  ])
  world.giveBackChanges(changes)
  expect(world.takeChanges()).toEqual(changes)
  expect(world.takeChanges()).toMatchObject({ columns: [], players: {}, mechanics: {} })
  await world.close()
})

test('a world with a store takes its changes itself', async () => {
  const world = await start({ store: memoryWorldStore() })
  expect(() => world.takeChanges()).toThrow('start the world without a store or directory')
  await world.close()
  await expect(start({ store: memoryWorldStore(), directory: 'somewhere' })).rejects.toThrow(
    'leave out directory',
  )
  expect(existsSync('somewhere')).toBe(false)
})

test('columns that were changed and then left memory are kept', async () => {
  const store = memoryWorldStore()
  const world = await start({ store })
  const far = { x: 20_000, y: 70, z: 0 }
  world.setBlock(far, 'gold_block')
  // More columns than stay in memory; those that nobody sees are dropped at the next look.
  for (let x = 0; x < 700; x += 1) world.blockAt({ x: x * 16, y: 70, z: 4000 })
  world.step(400)
  await world.close()
  const again = await start({ store: memoryWorldStore(await store.load()) })
  expect(again.blockAt(far).name).toBe('gold_block')
  await again.close()
})

test('a player comes back with the same inventory, place and hunger', async () => {
  const store = memoryWorldStore()
  const arena = await startArena({ store, difficulty: 'peaceful' })
  await arena.give('bread', 5)
  arena.world.setBlock(near(arena.bot, 2, 0, 0), 'gold_block')
  arena.world.runCommand('effect give tester absorption 600 1')
  arena.world.runCommand('damage tester 3')
  await arena.ticks(3)
  arena.world.pause()
  const before = arena.world.snapshot().players['tester']
  const place = near(arena.bot, 2, 0, 0)
  await arena.world.save()
  await arena.stop()

  const again = await startArena({ store: memoryWorldStore(await store.load()) })
  again.world.pause()
  expect(again.carried()).toEqual({ bread: 5 })
  await again.until(() => again.bot.blockAt(place) !== null, 'the column')
  expect(blockAt(again.bot, place).name).toBe('gold_block')
  const after = again.world.snapshot().players['tester']
  expect(after).toMatchObject({ effects: { Absorption: { absorbed: 3 } } })
  expect(after).toMatchObject({ position: Object(before).position, food: Object(before).food })
  await again.stop()
})
