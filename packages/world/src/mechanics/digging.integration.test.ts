import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, hold, near, startQuickArena, testVersion, type Arena } from '../../testing/start-arena.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'

// 1.16.5 has no caves of moss and amethyst.
const isOld = loadRegistry(testVersion).blocksByName['budding_amethyst'] === undefined

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena()
})
afterAll(async () => arena.stop())

test('a log falls to the bare hand in the time the client expects and is picked up', async () => {
  const { world, bot } = arena
  const place = near(bot, 1, 0, 0)
  world.setBlock(place, 'oak_log')
  await arena.until(() => blockAt(bot, place).name === 'oak_log')
  const expectedTicks = bot.digTime(blockAt(bot, place)) / 50
  const before = world.tick
  await bot.dig(blockAt(bot, place))
  expect(world.tick - before).toBeGreaterThan(expectedTicks * 0.7)
  expect(world.tick - before).toBeLessThan(expectedTicks + 15)
  await arena.collect({ oak_log: 1 })
})

test('stone leaves nothing to the bare hand and cobblestone to a wooden pickaxe', async () => {
  const { world, bot } = arena
  const place = near(bot, 1, 0, 0)
  world.setBlock(place, 'stone')
  await arena.until(() => blockAt(bot, place).name === 'stone')
  await bot.dig(blockAt(bot, place))
  await arena.ticks(25)
  expect(arena.carried()['cobblestone']).toBeUndefined()
  world.setBlock(place, 'stone')
  await arena.give('wooden_pickaxe')
  await arena.until(() => blockAt(bot, place).name === 'stone')
  await hold(bot, 'wooden_pickaxe')
  await bot.dig(blockAt(bot, place))
  await arena.collect({ cobblestone: 1 })
})

test('a dig that claims to be done at once is only believed after its time', async () => {
  const { world, bot } = arena
  const place = near(bot, -1, 0, 0)
  world.setBlock(place, 'oak_planks')
  await arena.until(() => blockAt(bot, place).name === 'oak_planks')
  await bot.unequip('hand')
  const packet = { location: place, face: 1, sequence: 1 }
  bot._client.write('block_dig', { ...packet, status: 0 })
  bot._client.write('block_dig', { ...packet, status: 2 })
  await arena.ticks(10)
  expect(world.blockAt(place).name).toBe('oak_planks')
  await arena.until(() => world.blockAt(place).name === 'air', 'the planks to break')
})

test('a dig that claims to be done too soon goes on while the next one has begun, and a second claim is denied', async () => {
  const { world, bot } = arena
  const places = [near(bot, -1, 0, 0), near(bot, -1, 1, 0)] as const
  for (const place of places) world.setBlock(place, 'oak_log')
  await arena.until(() => places.every((place) => blockAt(bot, place).name === 'oak_log'))
  await bot.unequip('hand')
  const told: number[] = []
  bot._client.on('packet', (data, { name }) => {
    if (name === 'block_change') told.push(Number(Object(data).location.y))
  })
  for (const [index, location] of places.entries())
    for (const status of [0, 2])
      bot._client.write('block_dig', { location, face: 1, sequence: 10 + 2 * index + status, status })
  await arena.ticks(10)
  expect(told).toEqual([places[1].y])
  expect(places.map((place) => world.blockAt(place).name)).toEqual(['oak_log', 'oak_log'])
  await arena.until(() => world.blockAt(places[0]).name === 'air', 'the first log to break')
  expect(world.blockAt(places[1]).name).toBe('oak_log')
  world.setBlock(places[1], 'air')
})

test('a dig that was claimed too soon ends also when the player has left', async () => {
  const { world, bot } = arena
  const { x, y, z } = bot.entity.position
  const place = near(bot, -1, 0, 0)
  world.setBlock(place, 'oak_log')
  await arena.until(() => blockAt(bot, place).name === 'oak_log')
  for (const status of [0, 2])
    bot._client.write('block_dig', { location: place, face: 1, sequence: 20 + status, status })
  await arena.ticks(5)
  world.teleport(bot.username, { x: x + 12, y, z })
  await arena.until(() => world.blockAt(place).name === 'air', 'the log to break')
  world.teleport(bot.username, { x, y, z })
  await arena.ticks(10)
})

test('a dig that was claimed too soon is forgotten when its block goes otherwise, so that the next one may be claimed', async () => {
  const { world, bot } = arena
  const places = [near(bot, -1, 0, 0), near(bot, 1, 0, 0)] as const
  for (const place of places) {
    world.setBlock(place, 'oak_log')
    await arena.until(() => blockAt(bot, place).name === 'oak_log')
    for (const status of [0, 2])
      bot._client.write('block_dig', { location: place, face: 1, sequence: 30 + status, status })
    await arena.ticks(5)
    if (place === places[0]) world.setBlock(place, 'air')
    await arena.ticks(2)
  }
  await arena.until(() => world.blockAt(places[1]).name === 'air', 'the second log to break')
})

test('a dig where water has flowed in is none, so that the next dig may be claimed', async () => {
  const { world, bot } = arena
  const places = [near(bot, -1, -1, 0), near(bot, 1, 0, 0)] as const
  const ground = world.blockAt(places[0]).name
  world.setBlock(places[0], 'water')
  world.setBlock(places[1], 'oak_log')
  await arena.until(() => blockAt(bot, places[1]).name === 'oak_log')
  await bot.unequip('hand')
  for (const [index, location] of places.entries()) {
    for (const status of [0, 2])
      bot._client.write('block_dig', { location, face: 1, sequence: 40 + 2 * index + status, status })
    await arena.ticks(5)
  }
  await arena.until(() => world.blockAt(places[1]).name === 'air', 'the log to break')
  world.setBlock(places[0], ground)
})

test('a dig that was claimed too soon ends at the speed of the tool that is held now', async () => {
  const { world, bot } = arena
  const place = near(bot, 1, 0, 0)
  world.setBlock(place, 'obsidian')
  await arena.until(() => blockAt(bot, place).name === 'obsidian')
  await arena.give('diamond_pickaxe')
  await bot.unequip('hand')
  for (const status of [0, 2])
    bot._client.write('block_dig', { location: place, face: 1, sequence: 50 + status, status })
  await arena.ticks(200)
  expect(world.blockAt(place).name).toBe('obsidian')
  await hold(bot, 'diamond_pickaxe')
  await arena.ticks(10)
  expect(world.blockAt(place).name).toBe('air')
})

test('a block out of reach stays', async () => {
  const { world, bot } = arena
  const place = near(bot, 9, 0, 0)
  world.setBlock(place, 'dandelion')
  bot._client.write('block_dig', { status: 0, location: place, face: 1, sequence: 2 })
  await arena.ticks(5)
  expect(world.blockAt(place).name).toBe('dandelion')
})

test('a tool wears and breaks', async () => {
  const { world, bot } = arena
  world.give(bot.username, { name: 'golden_shovel', count: 1, damage: 31 })
  await arena.until(() => bot.inventory.items().some(({ name }) => name === 'golden_shovel'))
  await hold(bot, 'golden_shovel')
  const place = near(bot, 2, -1, 2)
  await bot.dig(blockAt(bot, place))
  await arena.until(() => arena.carried()['golden_shovel'] === undefined, 'the shovel to break')
})

test('a torch falls when its block is dug', async () => {
  const { world, bot } = arena
  const base = near(bot, 0, 0, 2)
  world.setBlock(base, 'dirt')
  world.setBlock(base.plus(new Vec3(0, 1, 0)), 'torch')
  await arena.until(() => blockAt(bot, base).name === 'dirt')
  await bot.dig(blockAt(bot, base))
  await arena.until(() => world.blockAt(base.offset(0, 1, 0)).name === 'air', 'the torch to fall')
})

test.skipIf(isOld)(
  'a cluster gives four shards to a pickaxe, and two when the amethyst goes on which it stands',
  async () => {
    const { world, bot } = arena
    const base = near(bot, 2, 0, 0)
    const cluster = base.offset(0, 1, 0)
    const grow = async (): Promise<void> => {
      world.setBlock(cluster, 'amethyst_cluster', { facing: 'up' })
      await arena.until(() => blockAt(bot, cluster).name === 'amethyst_cluster', 'the cluster')
    }
    world.setBlock(base, 'budding_amethyst')
    await grow()
    await arena.give('iron_pickaxe')
    await hold(bot, 'iron_pickaxe')
    await bot.dig(blockAt(bot, cluster))
    await arena.collect({ amethyst_shard: 4 })
    expect(arena.carried()['amethyst_shard']).toBe(4)
    await grow()
    await bot.dig(blockAt(bot, base))
    await arena.until(() => world.blockAt(cluster).name === 'air', 'the cluster to break')
    await arena.collect({ amethyst_shard: 6 })
    expect(arena.carried()).toMatchObject({ amethyst_shard: 6 })
    expect(arena.carried()['budding_amethyst']).toBeUndefined()
  },
)

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
