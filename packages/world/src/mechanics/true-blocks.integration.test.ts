import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockAt, hold, itemId, placeOn } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'
import prismarineItem from 'prismarine-item'

// The declaration calls it a module with a default; what CommonJS exports is the function itself.
const itemClass = prismarineItem as unknown as typeof prismarineItem.default

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena()
})
afterAll(async () => arena.stop())

const run = (...lines: readonly string[]): void => {
  for (const line of lines) arena.world.runCommand(line)
}
const at = (x: number, y: number, z: number): ReturnType<typeof arena.world.blockAt> =>
  arena.world.blockAt({ x, y, z })

beforeEach(async () => {
  const { world, bot } = arena
  run('gamemode survival tester', 'kill @e[type=!player]', 'clear tester')
  run('fill -2 64 -2 18 74 18 air', 'fill -2 63 -2 18 63 18 stone')
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  await arena.ticks(4)
  await arena.until(() => Math.abs(bot.entity.position.y - 64) < 0.1, 'the ground')
})

test('fences that a bot sets join each other, the rock and the gate, and keep a chicken in', async () => {
  const { world, bot } = arena
  run('setblock 11 64 9 stone', 'setblock 9 64 11 oak_fence_gate[facing=south]')
  await arena.give('oak_fence', 2)
  await hold(bot, 'oak_fence')
  await placeOn(bot, new Vec3(10, 63, 9))
  await placeOn(bot, new Vec3(10, 63, 10))
  await arena.ticks(2)
  expect(at(10, 64, 9).properties).toMatchObject({ south: true, east: true, west: false, north: false })
  expect(at(10, 64, 10).properties).toMatchObject({ north: true, south: false })
  expect(blockAt(bot, new Vec3(10, 64, 9)).getProperties()).toMatchObject({ south: true, east: true })
  for (let x = 1; x <= 5; x += 1)
    for (let z = 1; z <= 5; z += 1)
      if (x === 1 || x === 5 || z === 1 || z === 5) world.setBlock({ x, y: 64, z }, 'oak_fence')
  const chicken = world.spawnMob('chicken', { x: 3.5, y: 64, z: 3.5 })
  world.step(1200)
  const { x = 0, z = 0 } = world.mob(chicken)?.position ?? {}
  expect([x > 1 && x < 6, z > 1 && z < 6]).toEqual([true, true])
})

test('panes and bars join glass and each other and let go of what is dug', async () => {
  run(
    'setblock 4 64 4 glass_pane',
    'setblock 5 64 4 iron_bars',
    'setblock 4 64 5 glass',
    'setblock 4 64 3 oak_leaves',
  )
  expect(at(4, 64, 4).properties).toMatchObject({ east: true, south: true, north: false, west: false })
  run('setblock 5 64 4 air')
  expect(at(4, 64, 4).properties).toMatchObject({ east: false })
})

test('a wall is tall under a roof, low beside it, and has a post where it ends or turns', () => {
  run('fill 4 64 4 6 64 4 cobblestone_wall', 'setblock 5 65 4 stone')
  expect(at(5, 64, 4).properties).toMatchObject({ east: 'tall', west: 'tall', up: false })
  expect(at(4, 64, 4).properties).toMatchObject({ east: 'low', west: 'none', up: true })
  run('setblock 5 65 4 air')
  expect(at(5, 64, 4).properties).toMatchObject({ east: 'low', west: 'low', up: false })
  run('setblock 5 64 5 cobblestone_wall')
  expect(at(5, 64, 4).properties).toMatchObject({ south: 'low', up: true })
})

test('stairs make a corner with stairs that turn, and a gate sinks between walls', () => {
  run('setblock 4 64 4 oak_stairs[facing=north]', 'setblock 4 64 3 oak_stairs[facing=east]')
  expect(at(4, 64, 4).properties).toMatchObject({ shape: 'outer_right' })
  run('setblock 4 64 3 air', 'setblock 4 64 5 oak_stairs[facing=west]')
  expect(at(4, 64, 4).properties).toMatchObject({ shape: 'inner_left' })
  run('setblock 4 64 8 oak_fence_gate[facing=north]', 'setblock 5 64 8 cobblestone_wall')
  expect(at(4, 64, 8).properties).toMatchObject({ in_wall: true })
})

test('dug ice becomes water, and nothing with silk touch', async () => {
  const { bot } = arena
  run('setblock 10 64 8 ice', 'setblock 10 64 9 ice')
  await arena.give('iron_pickaxe')
  await hold(bot, 'iron_pickaxe')
  await arena.until(() => blockAt(bot, new Vec3(10, 64, 9)).name === 'ice', 'the ice')
  await bot.dig(blockAt(bot, new Vec3(10, 64, 9)))
  await arena.ticks(3)
  expect(at(10, 64, 9)).toEqual({ name: 'water', properties: { level: 0 } })
  run('fill 9 64 8 10 64 10 air', 'setblock 10 64 8 ice', 'enchant tester silk_touch')
  await arena.until(() => blockAt(bot, new Vec3(10, 64, 8)).name === 'ice', 'more ice')
  await bot.dig(blockAt(bot, new Vec3(10, 64, 8)))
  await arena.ticks(3)
  expect(at(10, 64, 8).name).toBe('air')
})

test('a sponge that a bot sets drinks a pond and is wet', async () => {
  const { bot } = arena
  run('fill 10 63 6 13 63 9 water', 'setblock 9 63 8 air', 'setblock 9 62 8 stone')
  await arena.give('sponge')
  await hold(bot, 'sponge')
  await placeOn(bot, new Vec3(9, 62, 8))
  await arena.ticks(3)
  expect(at(9, 63, 8).name).toBe('wet_sponge')
  for (let x = 10; x <= 12; x += 1) expect(at(x, 63, 8).name).toBe('air')
})

test('concrete powder hardens beside water, in water that comes and in water it falls into', async () => {
  const { world } = arena
  run('setblock 4 64 4 water', 'setblock 5 64 4 red_concrete_powder')
  expect(at(5, 64, 4).name).toBe('red_concrete')
  run('setblock 10 64 10 blue_concrete_powder', 'setblock 8 64 10 water')
  world.step(20)
  expect(at(10, 64, 10).name).toBe('blue_concrete')
  run('fill 2 63 14 2 63 14 water', 'setblock 2 70 14 lime_concrete_powder')
  world.step(60)
  expect(at(2, 63, 14).name).toBe('lime_concrete')
})

test('in creative mode a slot that is set is answered', async () => {
  const { bot } = arena
  run('gamemode creative tester')
  await arena.ticks(3)
  const Item = itemClass(bot.registry)
  await bot.creative.setInventorySlot(36, new Item(itemId(bot, 'diamond'), 3))
  await bot.creative.setInventorySlot(9, new Item(itemId(bot, 'stone'), 64))
  await arena.ticks(2)
  expect(arena.carried()).toEqual({ diamond: 3, stone: 64 })
  await bot.creative.clearSlot(36)
  await arena.ticks(2)
  expect(arena.carried()).toEqual({ stone: 64 })
  bot._client.write('set_creative_slot', {
    slot: 10,
    item: Item.toNotch(new Item(itemId(bot, 'stone'), 100)),
  })
  await arena.ticks(3)
  expect(arena.carried()).toEqual({ stone: 64 })
})

test('positions in rock, behind rock and up in the air are refused', async () => {
  const { bot, world } = arena
  const where = (): unknown => world.players[0]?.position
  const send = async (x: number, y: number, z: number): Promise<void> => {
    bot.physicsEnabled = false
    await arena.ticks(2)
    bot._client.write('position', {
      x,
      y,
      z,
      onGround: false,
      flags: { onGround: false, hasHorizontalCollision: false },
    })
    await arena.ticks(2)
  }
  run('fill 10 64 0 10 70 16 bedrock')
  const home = { x: 8.5, y: 64, z: 8.5 }
  await send(10.5, 64, 8.5)
  expect(where()).toEqual(home)
  await send(12.5, 64, 8.5)
  expect(where()).toEqual(home)
  await send(8.5, 61, 8.5)
  expect(where()).toEqual(home)
  let highest = 0
  for (let packet = 0; packet < 60; packet += 1) {
    const y = 64 + packet * 0.1
    bot._client.write('position', {
      x: 8.5,
      y,
      z: 8.5,
      onGround: false,
      flags: { onGround: false, hasHorizontalCollision: false },
    })
    await arena.ticks(1)
    highest = Math.max(highest, world.players[0]?.position.y ?? 0)
  }
  expect(highest).toBeLessThan(66)
  for (let packet = 0; packet < 60; packet += 1) {
    bot._client.write('position', {
      x: 8.5,
      y: 65,
      z: 8.5,
      onGround: false,
      flags: { onGround: false, hasHorizontalCollision: false },
    })
    await arena.ticks(1)
  }
  expect(world.players[0]?.position.y).toBe(64)
  bot.physicsEnabled = true
})

test('what is hooked comes to the angler over two and a half blocks of bank', async () => {
  const { bot, world } = arena
  run('fill -2 62 -2 5 63 18 water')
  await arena.give('fishing_rod')
  await hold(bot, 'fishing_rod')
  await bot.lookAt(new Vec3(3.5, 64, 8.5), true)
  await arena.ticks(4)
  const caught = bot.fish()
  await arena.until(
    () =>
      bot.entities !== undefined && Object.values(bot.entities).some(({ name }) => name === 'fishing_bobber'),
    'the bobber',
  )
  let isDone = false
  void caught.then(() => {
    isDone = true
  })
  for (let rounds = 0; rounds < 20 && !isDone; rounds += 1) await arena.ticks(40)
  await caught
  await arena.ticks(60)
  expect(Object.keys(arena.carried()).filter((name) => name !== 'fishing_rod')).toHaveLength(1)
  expect(world.players[0]?.position.x).toBeGreaterThan(8)
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
