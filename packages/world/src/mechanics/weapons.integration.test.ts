import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'
import type { MobEntity } from '../context/entity.ts'

let arena: MobArena
let place = 0
beforeAll(async () => {
  arena = await startMobArena()
})
// Every test has its own ground.
beforeEach(async () => {
  place = await arena.ownGround()
})
afterAll(async () => arena.stop())

async function meet(name: string, dx = 2): Promise<MobEntity> {
  const id = arena.world.spawnMob(name, { x: place + 0.5 + dx, y: 64, z: 20.5 })
  await arena.until(() => arena.bot.entities[id] !== undefined, `a ${name}`)
  const mob = arena.came.get(id)
  if (!mob) throw new Error(`No ${name} came.`)
  return mob
}

async function strikeFalling(mob: MobEntity): Promise<void> {
  const { bot, world } = arena
  world.teleport('tester', { x: place + 0.5, y: 66, z: 20.5 })
  await arena.until(() => bot.entity.velocity.y < -0.3, 'the fall')
  bot.attack(arena.seen(mob.id))
  await arena.ticks(3)
}

test('a hit while falling is critical and does half as much again', async () => {
  await arena.give('iron_sword')
  await arena.hold('iron_sword')
  await arena.ticks(20)
  const plain = await meet('horse')
  arena.bot.attack(arena.seen(plain.id))
  await arena.ticks(20)
  expect(plain.maxHealth - plain.health).toBeCloseTo(6, 5)
  arena.world.runCommand('kill @e[type=horse]')
  const critical = await meet('horse')
  await strikeFalling(critical)
  expect(critical.maxHealth - critical.health).toBeCloseTo(9, 5)
})

async function pushOf(isSprinting: boolean): Promise<number> {
  const { bot, world } = arena
  world.runCommand('kill @e[type=cow]')
  const cow = await meet('cow')
  await arena.ticks(20)
  bot.setControlState('sprint', isSprinting)
  if (isSprinting) bot.setControlState('forward', true)
  await bot.lookAt(arena.seen(cow.id).position.offset(0, 1, 0), true)
  await arena.ticks(3)
  const before = cow.position.x
  bot.attack(arena.seen(cow.id))
  bot.clearControlStates()
  await arena.ticks(6)
  return cow.position.x - before
}

test('a hit while sprinting pushes further', async () => {
  const plain = await pushOf(false)
  arena.world.teleport('tester', { x: place + 0.5, y: 64, z: 20.5 })
  await arena.ticks(4)
  expect(await pushOf(true)).toBeGreaterThan(plain * 1.4)
})

test('a hen lays an egg every five to ten minutes', async () => {
  const { world } = arena
  const laidAt: number[] = []
  world.events.on('entity-spawn', ({ entity }) => {
    if (entity.kind === 'item' && entity.stack.name === 'egg') laidAt.push(world.tick)
  })
  const start = world.tick
  await meet('chicken', 1)
  // By chance, so that an hour has one to fifteen but for one hour in three thousand.
  world.step(60 * 60 * 20)
  expect(laidAt.length).toBeGreaterThan(0)
  expect(laidAt.length).toBeLessThan(20)
  expect(laidAt[0]).toBeGreaterThan(start)
})

// Each fish tames one cat of three; only those that are tame breed.
test('cats breed by cod once they are tame', async () => {
  const { bot, world } = arena
  const parents = [await meet('cat', 1.5), await meet('cat', 2)]
  await arena.give('cod', 64)
  await arena.hold('cod')
  const young = (): boolean =>
    [...arena.came.values()].some((mob) => mob.typeName === 'cat' && mob.metadata.get('baby')?.value === true)
  for (let meal = 0; meal < 30 && !young(); meal += 1) {
    for (const parent of parents) {
      await bot.lookAt(arena.seen(parent.id).position.offset(0, 0.3, 0), true)
      bot.useOn(arena.seen(parent.id))
      await arena.ticks(3)
    }
  }
  await arena.until(young, 'the young one')
  world.runCommand('kill @e[type=cat]')
  world.runCommand('clear tester')
})

// Drops are those that cannot fail to come; a rabbit, a horse and a wolf may leave nothing.
test.each([
  ['cow', 'wheat', 'beef'],
  ['pig', 'carrot', 'porkchop'],
  ['sheep', 'wheat', 'mutton'],
  ['chicken', 'wheat_seeds', 'chicken'],
  ['rabbit', 'dandelion', ''],
  ['horse', 'golden_carrot', ''],
  ['wolf', 'beef', ''],
])('a %s breeds by %s', async (name, food, drop) => {
  const { bot, world } = arena
  const parents = [await meet(name, 1.5), await meet(name, 2)]
  await arena.give(food, 2)
  await arena.hold(food)
  for (const parent of parents) {
    await bot.lookAt(arena.seen(parent.id).position.offset(0, 0.3, 0), true)
    bot.useOn(arena.seen(parent.id))
    await arena.ticks(3)
  }
  const young = (): readonly MobEntity[] =>
    [...arena.came.values()].filter(
      (mob) => mob.typeName === name && mob.metadata.get('baby')?.value === true,
    )
  await arena.until(() => young().length > 0, 'the young one')
  expect(arena.carried()[food]).toBeUndefined()
  world.step(24_100)
  expect(young()).toEqual([])
  if (drop === '') return
  world.runCommand(`kill @e[type=${name}]`)
  await arena.ticks(12)
  await arena.collect({ [drop]: 1 })
})

test('a squid swims and leaves ink; a wolf that was hit strikes back', async () => {
  const { bot, world } = arena
  for (let x = -3; x <= 3; x += 1)
    for (let z = -3; z <= 3; z += 1)
      for (let y = 61; y <= 63; y += 1) world.setBlock({ x: place + 6 + x, y, z: 20 + z }, 'water')
  const id = world.spawnMob('squid', { x: place + 6.5, y: 62, z: 20.5 })
  await arena.ticks(100)
  const squid = arena.came.get(id)
  expect(squid?.health).toBe(10)
  world.runCommand('kill @e[type=squid]')
  await arena.ticks(12)
  await arena.collect({ ink_sac: 1 })
  world.teleport('tester', { x: place + 50.5, y: 64, z: 20.5 })
  const wolf = world.spawnMob('wolf', { x: place + 52.5, y: 64, z: 20.5 })
  await arena.ticks(10)
  expect(world.players[0]?.health).toBe(20)
  bot.attack(arena.seen(wolf))
  await arena.until(() => (world.players[0]?.health ?? 20) < 20, 'its bite')
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
