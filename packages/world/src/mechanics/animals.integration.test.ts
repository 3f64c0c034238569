import { afterAll, beforeAll, expect, test } from 'vitest'
import { lyingItems, startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena()
})
afterAll(async () => arena.stop())

// Every test has its own place, a view apart.
const place = (x: number): { x: number; y: number; z: number } => ({ x: x + 0.5, y: 64, z: 20.5 })

async function goTo(x: number, z = 17.5): Promise<void> {
  arena.world.teleport('tester', { x: x + 0.5, y: 64, z })
  await arena.ticks(8)
}

test('a cow wanders within its pen and leaves beef and experience when slain with a sword', async () => {
  const { bot, world } = arena
  await goTo(0, 18.2)
  const cow = await arena.pen('cow', place(0), { halfWidth: 1 })
  const start = cow.position.clone()
  let farthest = 0
  for (let looks = 0; looks < 60; looks += 1) {
    await arena.ticks(10)
    farthest = Math.max(farthest, cow.position.distanceTo(start))
  }
  expect(farthest).toBeGreaterThan(0.3)
  expect(farthest).toBeLessThan(2.2)
  await arena.give('iron_sword')
  await arena.hold('iron_sword')
  await arena.slay(cow)
  await arena.until(() => lyingItems(bot, 'beef') + (arena.carried()['beef'] ?? 0) > 0, 'beef')
  await arena.ticks(20)
  expect(bot.entities[cow.id]).toBeUndefined()
  expect(world.players[0]?.experience).toBeGreaterThan(0)
})

test('an animal that was hit runs away and one that sees its food comes near', async () => {
  const { bot, world } = arena
  await goTo(40, 20.5)
  const pig = world.spawnMob('pig', { x: 42.5, y: 64, z: 20.5 })
  await arena.until(() => bot.entities[pig] !== undefined)
  await arena.hold('iron_sword')
  bot.attack(arena.seen(pig))
  await arena.ticks(50)
  const distance = (): number => arena.seen(pig).position.distanceTo(bot.entity.position)
  expect(distance()).toBeGreaterThan(4)
  // Fright lasts five seconds.
  await arena.ticks(60)
  world.teleport('tester', { x: arena.seen(pig).position.x - 6, y: 64, z: arena.seen(pig).position.z })
  await arena.give('carrot', 2)
  await arena.hold('carrot')
  await arena.ticks(100)
  await arena.until(() => distance() < 3, 'the pig to come')
})

test('two fed cows have a calf, which gives experience', async () => {
  const { bot, world } = arena
  await goTo(80)
  const first = await arena.pen('cow', place(80))
  const second = world.spawnMob('cow', { ...place(80), x: 81.2 })
  await arena.give('wheat', 2)
  await arena.hold('wheat')
  const before = world.players[0]?.experience ?? 0
  await bot.lookAt(first.position)
  bot.useOn(first)
  await arena.ticks(4)
  bot.useOn(arena.seen(second))
  await arena.until(
    () => Object.values(bot.entities).filter(({ name }) => name === 'cow').length === 3,
    'a calf',
  )
  expect(arena.carried()['wheat']).toBeUndefined()
  world.teleport('tester', place(80))
  await arena.until(() => (world.players[0]?.experience ?? 0) > before, 'experience')
  await arena.give('bucket')
  await arena.hold('bucket')
  bot.useOn(first)
  await arena.until(() => arena.carried()['milk_bucket'] === 1, 'milk')
})

test('a sheep is shorn once, keeps quiet and gives one wool when slain unshorn', async () => {
  const { bot } = arena
  await goTo(120)
  const sheep = await arena.pen('sheep', place(120))
  await arena.give('shears')
  await arena.hold('shears')
  bot.useOn(sheep)
  const wool = (): number =>
    Object.keys(bot.registry.itemsByName)
      .filter((name) => name.endsWith('_wool'))
      .reduce((sum, name) => sum + lyingItems(bot, name) + (arena.carried()[name] ?? 0), 0)
  await arena.until(() => wool() > 0, 'wool')
  const shorn = wool()
  bot.useOn(sheep)
  await arena.ticks(6)
  expect(wool()).toBe(shorn)
})

test('an animal that burns drops cooked meat', async () => {
  const { bot, world } = arena
  await goTo(160)
  const chicken = await arena.pen('chicken', place(160))
  world.setBlock(place(160), 'fire')
  for (const [dx, dz] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
    [-1, -1],
    [1, -1],
    [-1, 1],
  ] as const)
    world.setBlock({ ...place(160), x: 160.5 + dx, z: 20.5 + dz }, 'fire')
  await arena.ticks(12)
  for (let dx = -1; dx <= 1; dx += 1)
    for (let dz = -1; dz <= 1; dz += 1) world.setBlock({ x: 160.5 + dx, y: 64, z: 20.5 + dz }, 'air')
  await arena.ticks(90)
  expect(bot.entities[chicken.id]).toBeUndefined()
  expect(lyingItems(bot, 'cooked_chicken')).toBe(1)
})

test('a fish swims in its basin and suffocates on land', async () => {
  const { bot, world } = arena
  await goTo(200)
  const basin = { x: 203, y: 62, z: 20 }
  for (let dx = -2; dx <= 2; dx += 1)
    for (let dz = -2; dz <= 2; dz += 1)
      for (let dy = 0; dy <= 1; dy += 1)
        world.setBlock({ x: basin.x + dx, y: basin.y + dy, z: basin.z + dz }, 'water')
  const cod = world.spawnMob('cod', { x: 203.5, y: 62.2, z: 20.5 })
  await arena.ticks(200)
  const swimming = arena.seen(cod).position
  expect(Math.max(Math.abs(swimming.x - 203.5), Math.abs(swimming.z - 20.5))).toBeLessThan(2.6)
  expect(swimming.y).toBeGreaterThan(61.9)
  const stranded = await arena.pen('cod', place(200))
  for (let waits = 0; waits < 10 && bot.entities[stranded.id]; waits += 1) await arena.ticks(80)
  expect(bot.entities[stranded.id]).toBeUndefined()
})

test('a parrot flies about, and sits on the ground once seeds have tamed it', async () => {
  const { bot, world } = arena
  await goTo(560)
  const id = world.spawnMob('parrot', place(560))
  await arena.until(() => bot.entities[id] !== undefined, 'the parrot')
  const heights: number[] = []
  for (let looks = 0; looks < 20; looks += 1) {
    await arena.ticks(5)
    heights.push(world.mob(id)?.position.y ?? 0)
  }
  expect(Math.max(...heights)).toBeGreaterThan(64.8)
  expect(Math.max(...heights)).toBeLessThan(69)
  await arena.give('wheat_seeds', 64)
  await arena.hold('wheat_seeds')
  let isTame = false
  bot.on('entityTamed', (entity) => {
    isTame ||= entity.id === id
  })
  for (let tries = 0; tries < 40 && !isTame; tries += 1) {
    const { x, z } = arena.seen(id).position
    world.teleport('tester', { x, y: 64, z: z - 1.5 })
    await arena.ticks(3)
    await bot.activateEntity(arena.seen(id))
    await arena.ticks(3)
  }
  expect(isTame).toBe(true)
  expect(arena.carried()['wheat_seeds']).toBeLessThan(64)
  await arena.ticks(120)
  expect(world.mob(id)?.position.y).toBeCloseTo(64, 1)
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
