import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, hold, itemId } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'
import { fortressNear } from '../generation/structures/raise-fortress.ts'

const seed = 7

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({ seed: seed, difficulty: 'easy' })
})
afterAll(async () => arena.stop())

const frame = new Vec3(4, 63, 8)

// A frame of obsidian four wide and five high along the x axis.
function buildFrame(): void {
  for (let dx = 0; dx < 4; dx += 1)
    for (let dy = 0; dy < 5; dy += 1)
      if (dx === 0 || dx === 3 || dy === 0 || dy === 4)
        arena.world.setBlock(frame.offset(dx, dy, 0), 'obsidian')
}

async function arriveIn(dimension: string): Promise<void> {
  // A portal takes four seconds.
  await arena.ticks(60)
  await arena.until(() => String(arena.bot.game.dimension) === dimension, dimension)
  await arena.bot.waitForChunksToLoad()
  await arena.ticks(10)
}

async function lightPortal(): Promise<void> {
  const { bot, world } = arena
  buildFrame()
  world.teleport('tester', { x: 5.5, y: 64, z: 6.5 })
  await arena.give('flint_and_steel')
  await hold(bot, 'flint_and_steel')
  const floor = frame.offset(1, 0, 0)
  await arena.until(() => blockAt(bot, floor).name === 'obsidian')
  await bot.activateBlock(blockAt(bot, floor), new Vec3(0, 1, 0))
  await arena.until(() => blockAt(bot, floor.offset(0, 1, 0)).name === 'nether_portal', 'the portal')
}

test('flint and steel lights a whole frame of obsidian and it goes out when the frame breaks', async () => {
  const { world } = arena
  await lightPortal()
  for (const [dx, dy] of [
    [1, 1],
    [2, 3],
  ] as const) {
    const cell = world.blockAt(frame.offset(dx, dy, 0))
    expect(cell).toMatchObject({ name: 'nether_portal', properties: { axis: 'x' } })
  }
  world.setBlock(frame.offset(0, 2, 0), 'air')
  expect(world.blockAt(frame.offset(2, 3, 0)).name).toBe('air')
  world.runCommand('clear tester')
  await arena.ticks(4)
})

test('standing in a portal leads to the Nether', async () => {
  const { bot, world } = arena
  await lightPortal()
  world.teleport('tester', { x: 5.5, y: 64, z: 8.5 })
  await arriveIn('the_nether')
  expect(arena.self()).toMatchObject({ dimension: 'the_nether', health: 20 })
  expect(Math.abs(bot.entity.position.z)).toBeLessThan(40)
  expect(
    bot.entity.position.distanceTo(
      new Vec3(arena.self().position.x, arena.self().position.y, arena.self().position.z),
    ),
  ).toBeLessThan(1)
  const rock = bot.findBlock({ matching: bot.registry.blocksByName['netherrack']?.id ?? 0, maxDistance: 16 })
  expect(rock).not.toBeNull()
  expect(bot.health).toBe(20)
})

test('quartz is mined and what is dug and placed stays in the Nether', async () => {
  const { bot, world } = arena
  const ore = bot.findBlock({
    matching: bot.registry.blocksByName['nether_quartz_ore']?.id ?? 0,
    maxDistance: 60,
  })
  if (!ore) throw new Error('No quartz in sight.')
  const { x, y, z } = ore.position
  // A cell to stand in beside the ore.
  for (let dy = 0; dy < 2; dy += 1) world.setBlock({ x: x + 1, y: y + dy, z, dimension: 'the_nether' }, 'air')
  world.setBlock({ x: x + 1, y: y - 1, z, dimension: 'the_nether' }, 'netherrack')
  world.teleport('tester', { x: x + 1.5, y, z: z + 0.5, dimension: 'the_nether' })
  await arena.ticks(10)
  await arena.give('iron_pickaxe')
  await hold(bot, 'iron_pickaxe')
  await bot.dig(blockAt(bot, ore.position))
  await arena.until(() => (arena.carried()['quartz'] ?? 0) > 0, 'the quartz')
  expect(world.blockAt({ x, y, z, dimension: 'the_nether' }).name).toBe('air')
  expect(world.blockAt({ x, y, z }).name).not.toBe('nether_quartz_ore')
  await arena.give('cobblestone')
  await hold(bot, 'cobblestone')
  await bot.placeBlock(blockAt(bot, new Vec3(x + 1, y - 1, z).offset(-1, 0, 0)), new Vec3(0, 1, 0))
  await arena.until(() => world.blockAt({ x, y, z, dimension: 'the_nether' }).name === 'cobblestone')
})

test('commands count from what players of the Nether see', async () => {
  const { bot } = arena
  bot.chat('/tp @s 20 90 -30')
  await arena.until(
    () => arena.self().position.z === -29.5 && arena.self().dimension === 'the_nether',
    'the journey',
  )
  bot.chat('/setblock ~ ~-1 ~ glowstone')
  await arena.until(
    () => arena.world.blockAt({ x: 20, y: 89, z: -30, dimension: 'the_nether' }).name === 'glowstone',
    'the glowstone',
  )
})

test('blazes come from the spawner of a fortress, shoot, and leave rods', async () => {
  const { bot, world } = arena
  const { x, y, z } = fortressNear(seed, { x: 0, z: 0 })
  world.teleport('tester', { x: x + 3.5, y: y + 1, z: z + 0.5, dimension: 'the_nether' })
  await arena.ticks(20)
  const blazes = (): MobArena['bot']['entity'][] =>
    Object.values(bot.entities).filter(({ name }) => name === 'blaze')
  await arena.until(() => blazes().length > 0, 'a blaze')
  await arena.until(() => arena.self().health < 20, 'a fireball').catch(() => arena.ticks(60))
  expect(arena.self().health).toBeLessThan(20)
  world.runCommand('effect give tester fire_resistance 1000 1')
  world.runCommand('effect give tester resistance 1000 4')
  world.runCommand('clear tester')
  world.runCommand('give tester diamond_sword{Enchantments:[{id:"minecraft:looting",lvl:3s}]}')
  await arena.until(() => bot.inventory.items().length === 1, 'the sword')
  await hold(bot, 'diamond_sword')
  // One blaze in eight leaves nothing for this sword.
  for (let tries = 0; tries < 8 && !arena.carried()['blaze_rod']; tries += 1) {
    const { position } = arena.self()
    const id = world.spawnMob('blaze', { ...position, x: position.x + 1, dimension: 'the_nether' })
    await arena.ticks(4)
    await arena.slay(arena.seen(id), 6)
    world.runCommand('tp @e[type=item] tester')
    await arena.ticks(15)
  }
  expect(arena.carried()['blaze_rod']).toBeGreaterThan(0)
})

test('zombified piglins mind their own business until they are hit', async () => {
  const { bot, world } = arena
  world.runCommand('kill @e[type=blaze]')
  // Until the last fireball has landed and burnt out.
  await arena.ticks(160)
  world.runCommand('effect clear tester')
  world.runCommand('effect give tester instant_health 1 4')
  const { x, y, z } = fortressNear(seed, { x: 0, z: 0 })
  world.setBlock({ x, y: y + 2, z, dimension: 'the_nether' }, 'air')
  const id = world.spawnMob('zombified_piglin', { x: x + 5.5, y: y + 1, z: z + 0.5, dimension: 'the_nether' })
  await arena.ticks(60)
  expect(arena.self().health).toBe(20)
  bot.attack(arena.seen(id))
  await arena.until(() => arena.self().health < 20, 'its answer')
  world.runCommand('kill @e[type=zombified_piglin]')
})

test('water boils away and beds blow up', async () => {
  const { bot, world } = arena
  world.runCommand('clear tester')
  await arena.give('water_bucket')
  await hold(bot, 'water_bucket')
  await bot.look(0, -Math.PI / 2, true)
  bot.activateItem()
  await arena.until(() => arena.carried()['bucket'] === 1, 'the empty bucket')
  expect(bot.findBlock({ matching: bot.registry.blocksByName['water']?.id ?? 0, maxDistance: 4 })).toBeNull()
  const place = bot.entity.position.floored().offset(2, 0, 0)
  world.setBlock({ x: place.x, y: place.y, z: place.z, dimension: 'the_nether' }, 'red_bed')
  await arena.until(() => blockAt(bot, place).name === 'red_bed')
  const harms: string[] = []
  const stop = world.events.on('player-hurt', ({ damage }) => harms.push(damage.source))
  void bot.activateBlock(blockAt(bot, place))
  await arena.until(() => harms.includes('explosion'), 'the bang')
  stop()
})

test('the dead wake up in the overworld', async () => {
  const { bot, world } = arena
  world.runCommand('kill tester')
  await arena.until(() => !arena.self().isDead && arena.self().dimension === 'overworld', 'the respawn')
  await arriveIn('overworld')
  expect(blockAt(bot, bot.entity.position.floored().offset(0, -1, 0)).name).toBe('grass_block')
})

test('a portal leads there and back to where it stands', async () => {
  const { bot, world } = arena
  world.runCommand('effect give tester resistance 1000 4')
  world.teleport('tester', { x: 5.5, y: 64, z: 8.5 })
  await arriveIn('the_nether')
  const portal = bot.entity.position.clone()
  world.teleport('tester', { x: portal.x, y: portal.y, z: portal.z + 1, dimension: 'the_nether' })
  await arena.ticks(10)
  world.teleport('tester', { x: portal.x, y: portal.y, z: portal.z, dimension: 'the_nether' })
  await arriveIn('overworld')
  expect(bot.entity.position.distanceTo(frame.offset(1.5, 1, 0.5))).toBeLessThan(3)
  expect(itemId(bot, 'obsidian')).toBeGreaterThan(0)
})

test('who leaves in the Nether comes back there, and players of two dimensions do not see each other', async () => {
  const { bot, world } = arena
  const visitor = await arena.join('visitor')
  world.teleport('tester', { x: 0.5, y: 64, z: 0.5 })
  await arena.ticks(6)
  expect(Object.values(visitor.entities).some(({ username }) => username === 'tester')).toBe(true)
  world.runCommand('gamemode creative visitor')
  world.teleport('visitor', { x: 3.5, y: 80, z: 5.5, dimension: 'the_nether' })
  await arena.until(() => String(visitor.game.dimension) === 'the_nether', 'the Nether')
  await arena.ticks(10)
  expect(Object.values(visitor.entities).some(({ username }) => username === 'tester')).toBe(false)
  visitor.quit()
  await arena.until(() => world.players.length === 1, 'the leave')
  const returned = await arena.join('visitor')
  expect(String(returned.game.dimension)).toBe('the_nether')
  expect(Math.abs(returned.entity.position.z - 5.5)).toBeLessThan(1)
  expect(world.players[1]?.dimension).toBe('the_nether')
  // A command brings a player from one dimension to a player in the other.
  bot.chat('/tp tester visitor')
  await arena.until(() => String(bot.game.dimension) === 'the_nether', 'the journey')
  returned.quit()
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
