import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGenerator } from '../generation/index.ts'
import {
  blockAt,
  hold,
  near,
  placeOn,
  startArena,
  startQuickArena,
  testVersion,
  type Arena,
} from '../../testing/start-arena.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'

// 1.16.5 has no caves of moss and amethyst.
const isOld = loadRegistry(testVersion).blocksByName['budding_amethyst'] === undefined

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena()
})
afterAll(async () => arena.stop())

test('a hoe makes a field on which seeds grow to wheat', async () => {
  const { world, bot } = arena
  const field = near(bot, 2, -1, 0)
  await arena.give('wooden_hoe', 1)
  await arena.give('wheat_seeds', 1)
  await hold(bot, 'wooden_hoe')
  await bot.activateBlock(blockAt(bot, field))
  await arena.until(() => blockAt(bot, field).name === 'farmland', 'the field')
  await hold(bot, 'wheat_seeds')
  await placeOn(bot, field)
  const crop = field.offset(0, 1, 0)
  expect(world.blockAt(crop)).toMatchObject({ name: 'wheat', properties: { age: 0 } })
  world.setBlock(field.offset(0, 0, 2), 'water')
  for (let rounds = 0; rounds < 60 && world.blockAt(crop).properties['age'] !== 7; rounds += 1)
    world.step(2000)
  expect(world.blockAt(crop).properties['age']).toBe(7)
  await arena.until(() => Number(blockAt(bot, crop).getProperties()['age']) === 7)
  await bot.dig(blockAt(bot, crop))
  await arena.collect({ wheat: 1 })
})

test.skipIf(isOld)(
  'glow berries are picked off a vine, which stays and bears anew with bone meal',
  async () => {
    const { world, bot } = arena
    const vine = near(bot, 2, 1, 1)
    world.setBlock(vine.offset(0, 1, 0), 'stone')
    world.setBlock(vine, 'cave_vines', { age: 20, berries: true })
    await arena.until(() => blockAt(bot, vine).name === 'cave_vines')
    await bot.activateBlock(blockAt(bot, vine))
    await arena.until(() => world.blockAt(vine).properties['berries'] === false, 'the picking')
    await arena.collect({ glow_berries: 1 })
    await bot.activateBlock(blockAt(bot, vine))
    await arena.ticks(10)
    expect(arena.carried()['glow_berries']).toBe(1)
    expect(world.blockAt(vine)).toMatchObject({ name: 'cave_vines', properties: { age: 20, berries: false } })
    await arena.give('bone_meal', 1)
    await hold(bot, 'bone_meal')
    await bot.activateBlock(blockAt(bot, vine))
    await arena.until(() => world.blockAt(vine).properties['berries'] === true, 'the berries')
    await arena.until(() => bot.heldItem?.name !== 'bone_meal', 'the empty hand')
    world.setBlock(vine, 'air')
    world.setBlock(vine.offset(0, 1, 0), 'air')
  },
)

test('bone meal ripens a crop and grows a sapling into a tree', async () => {
  const { world, bot } = arena
  const place = near(bot, -3, 0, 0)
  world.setBlock(place, 'birch_sapling')
  await arena.give('bone_meal', 64)
  await hold(bot, 'bone_meal')
  await arena.until(() => blockAt(bot, place).name === 'birch_sapling')
  for (let uses = 0; uses < 30 && world.blockAt(place).name !== 'birch_log'; uses += 1) {
    await bot.activateBlock(blockAt(bot, place))
    await arena.ticks(2)
  }
  expect(world.blockAt(place.offset(0, 3, 0)).name).toBe('birch_log')
  expect(arena.carried()['bone_meal']).toBeLessThan(64)
})

test('leaves without a log wither and those with one stay', () => {
  const { world, bot } = arena
  const trunk = near(bot, -3, 0, 0)
  for (let height = 0; height < 9; height += 1) {
    if (world.blockAt(trunk.offset(0, height, 0)).name === 'birch_log')
      world.setBlock(trunk.offset(0, height, 0), 'air')
  }
  const loose = near(bot, 6, 3, 6)
  world.setBlock(loose, 'oak_leaves')
  world.setBlock(loose.offset(0, 1, 0), 'oak_log')
  for (let rounds = 0; rounds < 6; rounds += 1) world.step(2000)
  const isLeft = [1, -1].some((side) => world.blockAt(trunk.offset(side, 4, 0)).name === 'birch_leaves')
  expect(isLeft).toBe(false)
  expect(world.blockAt(loose).name).toBe('oak_leaves')
})

test('shears carve the face of a pumpkin on the side that is clicked, and seeds fall', async () => {
  const { world, bot } = arena
  world.teleport(bot.username, { x: -10.5, y: 64, z: 10.5 })
  await arena.ticks(4)
  const pumpkin = near(bot, 2, 0, 0)
  world.setBlock(pumpkin, 'pumpkin')
  await arena.give('shears', 1)
  await hold(bot, 'shears')
  await arena.until(() => blockAt(bot, pumpkin).name === 'pumpkin')
  await bot.activateBlock(blockAt(bot, pumpkin), new Vec3(-1, 0, 0))
  await arena.until(() => world.blockAt(pumpkin).name === 'carved_pumpkin', 'the face')
  expect(world.blockAt(pumpkin).properties['facing']).toBe('west')
  await arena.until(
    () =>
      arena.carried()['pumpkin_seeds'] === 4 ||
      Object.values(bot.entities).some(({ name }) => name === 'item'),
    'the seeds',
  )
})

test('an axe strips a log and a shovel treads a path', async () => {
  const { world, bot } = arena
  world.teleport(bot.username, { x: -10.5, y: 64, z: 10.5 })
  await arena.ticks(4)
  const log = near(bot, 1, 0, 1)
  world.setBlock(log, 'oak_log')
  await arena.give('stone_axe', 1)
  await hold(bot, 'stone_axe')
  await arena.until(() => blockAt(bot, log).name === 'oak_log')
  await bot.activateBlock(blockAt(bot, log))
  await arena.until(() => world.blockAt(log).name === 'stripped_oak_log', 'the stripped log')
  const ground = near(bot, 1, -1, -1)
  await arena.give('stone_shovel', 1)
  await hold(bot, 'stone_shovel')
  await bot.activateBlock(blockAt(bot, ground))
  await arena.until(() => world.blockAt(ground).name.endsWith('_path'), 'the path')
})

test.skipIf(isOld)('buds grow to clusters on all free sides of budding amethyst, also in water', () => {
  const { world, bot } = arena
  const amethyst = near(bot, 0, 6, 0)
  world.setBlock(amethyst.offset(0, 0, -2), 'stone')
  for (const [x, y, z] of [
    [0, -1, -1],
    [1, 0, -1],
    [-1, 0, -1],
  ] as const)
    world.setBlock(amethyst.offset(x, y, z), 'stone')
  world.setBlock(amethyst.offset(0, 0, -1), 'water')
  world.setBlock(amethyst.offset(0, 1, 0), 'glass')
  world.setBlock(amethyst, 'budding_amethyst')
  world.runCommand('gamerule randomTickSpeed 4096')
  for (let rounds = 0; rounds < 4; rounds += 1) world.step(500)
  world.runCommand('gamerule randomTickSpeed 3')
  const grown = { down: [0, -1, 0], south: [0, 0, 1], west: [-1, 0, 0], east: [1, 0, 0] } as const
  for (const [facing, [x, y, z]] of Object.entries(grown))
    expect(world.blockAt(amethyst.offset(x, y, z)), facing).toMatchObject({
      name: 'amethyst_cluster',
      properties: { facing, waterlogged: false },
    })
  expect(world.blockAt(amethyst.offset(0, 0, -1))).toMatchObject({
    name: 'amethyst_cluster',
    properties: { facing: 'north', waterlogged: true },
  })
  expect(world.blockAt(amethyst.offset(0, 1, 0)).name).toBe('glass')
})

interface Plant {
  readonly top: Vec3
  readonly height: number
}

/** The plants of a name in the bot's view. */
function plants(bot: Bot, name: string): readonly Plant[] {
  const id = bot.registry.blocksByName[name]?.id ?? -1
  const parts = bot.findBlocks({ matching: id, maxDistance: 64, count: 1000 })
  const isPart = (place: Vec3): boolean => bot.blockAt(place)?.name === name
  return parts
    .filter((part) => !isPart(part.offset(0, 1, 0)))
    .map((top) => {
      let height = 1
      while (isPart(top.offset(0, -height, 0))) height += 1
      return { top, height }
    })
}

test('cane and cactus that nobody planted grow to three blocks', async () => {
  // The spawn of this seed has a desert and a shore in view.
  const wild = await startArena({ seed: 4, generator: createGenerator })
  const { world, bot } = wild
  try {
    const low = (name: string): Plant | undefined => plants(bot, name).find(({ height }) => height < 3)
    await wild.until(() => Boolean(low('cactus') && low('sugar_cane')), 'low plants')
    const grown = [low('cactus')?.top, low('sugar_cane')?.top].map((top) => top?.offset(0, 1, 0))
    world.runCommand('gamerule randomTickSpeed 100')
    world.step(4000)
    await wild.until(() => grown.every((place) => place && blockAt(bot, place).name !== 'air'), 'growth')
    await wild.ticks(4)
    const heights = ['cactus', 'sugar_cane'].flatMap((name) => plants(bot, name).map(({ height }) => height))
    expect(Math.max(...heights)).toBe(3)
    expect(wild.errors).toEqual([])
  } finally {
    await wild.stop()
  }
})

async function goToOwnGround(x: number): Promise<void> {
  arena.world.teleport(arena.bot.username, { x: x + 0.5, y: 64, z: 10.5 })
  await arena.ticks(4)
}

test('shears take a vine off its leaves, and a bare hand gets nothing', async () => {
  const { world, bot } = arena
  await goToOwnGround(-24)
  // Whoever collects goes to what lies nearest, be it of another test.
  world.runCommand('kill @e[type=item]')
  const vine = near(bot, 1, 1, 0)
  const dig = async (): Promise<void> => {
    world.setBlock(vine, 'vine', { east: true })
    await arena.until(() => blockAt(bot, vine).name === 'vine', 'the vine')
    await bot.dig(blockAt(bot, vine))
  }
  world.setBlock(vine.offset(1, 0, 0), 'jungle_leaves', { persistent: true })
  await bot.unequip('hand')
  await dig()
  await arena.ticks(30)
  expect(arena.carried()['vine']).toBeUndefined()
  await arena.give('shears', 1)
  await hold(bot, 'shears')
  await dig()
  await arena.collect({ vine: 1 })
})

test('a vine goes with the leaves that it clings to, and those that hang from it go as well', async () => {
  const { world, bot } = arena
  await goToOwnGround(-40)
  const vine = near(bot, 1, 3, 0)
  const leaves = vine.offset(1, 0, 0)
  world.setBlock(leaves, 'jungle_leaves', { persistent: true })
  for (const down of [0, -1, -2]) world.setBlock(vine.offset(0, down, 0), 'vine', { east: true })
  await arena.ticks(4)
  expect(world.blockAt(vine.offset(0, -2, 0)).name).toBe('vine')
  world.setBlock(leaves, 'air')
  await arena.ticks(4)
  for (const down of [0, -1, -2]) expect(world.blockAt(vine.offset(0, down, 0)).name).toBe('air')
})

test('cocoa ripens on a jungle log and gives three beans', async () => {
  const { world, bot } = arena
  await goToOwnGround(-56)
  const pod = near(bot, 1, 1, 0)
  world.setBlock(pod.offset(1, 0, 0), 'jungle_log')
  world.setBlock(pod, 'cocoa', { age: 0, facing: 'east' })
  for (let rounds = 0; rounds < 60 && world.blockAt(pod).properties['age'] !== 2; rounds += 1)
    world.step(2000)
  await arena.until(() => Number(blockAt(bot, pod).getProperties()['age']) === 2, 'the ripe pod')
  await bot.dig(blockAt(bot, pod))
  await arena.collect({ cocoa_beans: 3 })
})

test('a shoot of bamboo grows to a stalk with leaves at its top, and grows again when it is cut', async () => {
  const { world, bot } = arena
  await goToOwnGround(-72)
  const foot = near(bot, 2, 0, 0)
  world.setBlock(foot.offset(0, -1, 0), 'dirt')
  world.setBlock(foot, 'bamboo_sapling')
  const height = (): number => {
    let blocks = 0
    while (world.blockAt(foot.offset(0, blocks, 0)).name === 'bamboo') blocks += 1
    return blocks
  }
  const grow = (): void => {
    for (let rounds = 0; rounds < 80 && height() < 6; rounds += 1) world.step(2000)
    expect(height()).toBeGreaterThanOrEqual(6)
  }
  grow()
  const leaves = [1, 2, 3].map(
    (down) => world.blockAt(foot.offset(0, height() - down, 0)).properties['leaves'],
  )
  expect(leaves).toEqual(['large', 'large', 'small'])
  world.setBlock(foot.offset(0, 1, 0), 'air')
  await arena.ticks(4)
  expect(height()).toBe(1)
  grow()
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
