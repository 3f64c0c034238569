import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockAt, testVersion } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena()
})
afterAll(async () => arena.stop())

const here = { x: 0.5, y: 64, z: 20.5 }

beforeEach(async () => {
  const { world } = arena
  for (const line of ['kill @e[type=!player]', 'clear tester', 'fill -6 62 16 20 62 24 stone'])
    world.runCommand(line)
  world.runCommand('fill -6 64 16 20 67 24 air')
  world.runCommand('fill -6 63 16 20 63 24 stone')
  world.teleport('tester', here)
  await arena.ticks(25)
})

const vehicle = (): { readonly id: number; readonly position: Vec3 } | null =>
  Reflect.get(arena.bot, 'vehicle') ?? null
const rider = () => {
  const [player] = arena.world.players
  if (!player) throw new Error('The tester has left.')
  return player
}

async function hold(name: string, count = 1): Promise<void> {
  arena.world.give('tester', { name, count })
  await arena.until(() => (arena.carried()[name] ?? 0) > 0, name)
  await arena.ticks(3)
  await arena.hold(name)
}

async function spawn(name: string, dz = 2): Promise<number> {
  const id = arena.world.spawnMob(name, { ...here, z: here.z + dz })
  await arena.until(() => arena.bot.entities[id] !== undefined, name)
  return id
}

async function mount(id: number): Promise<void> {
  arena.bot.mount(arena.seen(id))
  await arena.until(() => vehicle()?.id === id, 'a seat')
}

async function dismount(): Promise<void> {
  arena.bot.dismount()
  await arena.until(() => vehicle() === null, 'to be off')
  await arena.ticks(3)
}

/** Clicks until the answer of the world is there. */
async function click(id: number): Promise<void> {
  arena.bot.useOn(arena.seen(id))
  await arena.ticks(4)
}

async function launch(): Promise<number> {
  const { world, bot } = arena
  world.runCommand('fill -3 63 21 20 63 24 water')
  await arena.ticks(3)
  await hold('oak_boat')
  await bot.lookAt(new Vec3(0.5, 63.8, 22.5), true)
  await arena.ticks(3)
  bot.activateItem()
  const boat = () => Object.values(bot.entities).find(({ name }) => name?.includes('boat'))
  await arena.until(() => boat() !== undefined, 'a boat')
  return boat()?.id ?? -1
}

test('a boat carries its rider where it is steered, and sets it down beside', async () => {
  const { bot, world } = arena
  const boat = await launch()
  await mount(boat)
  await arena.ticks(5)
  expect(Math.hypot(rider().position.x - 0.5, rider().position.z - 22.5)).toBeLessThan(1.5)
  const turn = (left: number, forward: number): void => bot.moveVehicle(left, forward)
  // It lies as its owner looked, to the south; the sea is in the east.
  turn(1, 0)
  await arena.ticks(18)
  turn(0, 1)
  await arena.ticks(30)
  turn(0, 0)
  const { position } = rider()
  expect(position.x).toBeGreaterThan(5)
  expect(arena.seen(boat).position.distanceTo(new Vec3(position.x, position.y, position.z))).toBeLessThan(1.5)
  world.runCommand('fill 4 63 16 20 63 20 stone')
  await dismount()
  expect(blockAt(bot, bot.entity.position.floored().offset(0, -1, 0)).name).not.toBe('air')
  expect(bot.entity.position.distanceTo(arena.seen(boat).position)).toBeLessThan(4)
})

test('a client moves its boat itself as far as a boat can go, and not through rock or the air', async () => {
  const boat = await launch()
  await mount(boat)
  const { x, y, z } = arena.seen(boat).position
  const move = (dx: number, dy = 0): void =>
    arena.bot._client.write('vehicle_move', { x: x + dx, y: y + dy, z, yaw: -90, pitch: 0, onGround: false })
  for (let step = 1; step <= 20; step += 1) {
    move(step * 0.35)
    await arena.ticks(1)
  }
  await arena.ticks(3)
  expect(rider().position.x).toBeCloseTo(x + 7, 0)
  for (const [dx, dy] of [
    [120, 0],
    [7, 6],
    [7, -3],
  ] as const) {
    move(dx, dy)
    await arena.ticks(3)
    expect(rider().position.x).toBeCloseTo(x + 7, 0)
    expect(rider().position.y).toBeCloseTo(y - 0.45, 0)
  }
  await arena.ticks(12)
  await dismount()
})

test('a horse throws its rider off until it is tame, takes a saddle then, and goes where it is steered', async () => {
  const { bot } = arena
  const horse = await spawn('horse')
  let tamed = 0
  bot.on('entityTamed', ({ id }) => void (tamed += id === horse ? 1 : 0))
  await hold('saddle')
  for (let rides = 0; rides < 60 && tamed === 0; rides += 1) {
    if (!vehicle()) {
      const { x, y, z } = arena.seen(horse).position
      arena.world.teleport('tester', { x, y, z: z - 1.5 })
      await arena.ticks(3)
      bot.mount(arena.seen(horse))
    }
    await arena.ticks(60)
  }
  expect(tamed).toBe(1)
  if (vehicle()) await dismount()
  arena.world.teleport('tester', arena.seen(horse).position)
  await arena.ticks(3)
  await arena.hold('saddle')
  await click(horse)
  expect(arena.carried()['saddle']).toBeUndefined()
  await mount(horse)
  const from = arena.seen(horse).position.clone()
  // The library sends no looks of riders.
  const look = { yaw: 180, pitch: 0, onGround: true, flags: { onGround: true } }
  bot._client.write('look', look)
  bot.moveVehicle(0, 1)
  await arena.ticks(30)
  bot.moveVehicle(0, 0)
  expect(arena.seen(horse).position.z).toBeLessThan(from.z - 5)
  await dismount()
})

test('a saddled pig runs after a carrot on a stick, and a rider without one goes nowhere by its own will', async () => {
  const { bot } = arena
  const pig = await spawn('pig')
  await click(pig)
  expect(vehicle()).toBeNull()
  await hold('saddle')
  await click(pig)
  await mount(pig)
  await hold('carrot_on_a_stick')
  const from = arena.seen(pig).position.clone()
  const look = { yaw: 180, pitch: 0, onGround: true, flags: { onGround: true } }
  bot._client.write('look', look)
  await arena.ticks(40)
  expect(arena.seen(pig).position.z).toBeLessThan(from.z - 2)
  await dismount()
})

test('sneaking, a teleport and the end of the mount each end a ride', async () => {
  const { bot, world } = arena
  const boat = await launch()
  await mount(boat)
  bot.setControlState('sneak', true)
  await arena.until(() => vehicle() === null, 'to be off by sneaking')
  bot.setControlState('sneak', false)
  await arena.ticks(3)
  world.teleport('tester', { ...here, z: 21 })
  await arena.ticks(3)
  await mount(boat)
  world.teleport('tester', { ...here, x: -4.5 })
  await arena.until(() => vehicle() === null, 'to be off by a teleport')
  await arena.ticks(3)
  expect(rider().position.x).toBeCloseTo(-4.5, 1)
  world.teleport('tester', { ...here, z: 21 })
  await arena.ticks(3)
  await mount(boat)
  world.runCommand('kill @e[type=!player]')
  await arena.until(() => vehicle() === null, 'to be off without a boat')
})

test('a rider still rides when the world goes back to when it did', async () => {
  const { world } = arena
  const boat = await launch()
  await mount(boat)
  const kept = world.snapshot()
  await dismount()
  world.restore(kept)
  await arena.until(() => vehicle()?.id === boat, 'the seat again')
  await dismount()
  const away = world.snapshot()
  world.teleport('tester', { ...here, z: 21 })
  await arena.ticks(3)
  await mount(boat)
  world.restore(away)
  await arena.until(() => vehicle() === null, 'nobody in the boat')
})

test('a led cow is tied to a fence, stays there, and comes free when the fence is broken', async () => {
  const { bot, world } = arena
  const cow = await spawn('cow')
  const fence = new Vec3(3, 64, 20)
  world.setBlock(fence, 'oak_fence')
  await hold('lead')
  await click(cow)
  expect(arena.carried()['lead']).toBeUndefined()
  await bot.activateBlock(blockAt(bot, fence))
  const knot = () => Object.values(bot.entities).find(({ name }) => name === 'leash_knot')
  await arena.until(() => knot() !== undefined, 'a knot')
  expect(knot()?.position.distanceTo(new Vec3(3.5, 64.375, 20.5))).toBeLessThan(0.2)
  const kept = world.snapshot()
  world.teleport('tester', { ...here, x: -20.5 })
  world.step(300)
  world.teleport('tester', here)
  await arena.ticks(5)
  expect(arena.seen(cow).position.distanceTo(new Vec3(3.5, 64, 20.5))).toBeLessThan(8)
  world.setBlock(fence, 'air')
  await arena.until(() => knot() === undefined, 'no knot')
  world.restore(kept)
  await arena.until(() => knot() !== undefined, 'the knot again')
  const again = knot()
  if (again) bot.useOn(again)
  await arena.until(() => knot() === undefined, 'no knot after a click')
  await arena.collect({ lead: 1 })
  expect(testVersion && arena.errors).toEqual([])
})
