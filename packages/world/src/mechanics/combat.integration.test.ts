import { afterAll, beforeAll, expect, test } from 'vitest'
import { lyingItems, showsWear, startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({ difficulty: 'normal' })
})
afterAll(async () => arena.stop())

const place = (x: number): { x: number; y: number; z: number } => ({ x: x + 0.5, y: 64, z: 20.5 })

async function goTo(x: number, z = 18.2): Promise<void> {
  arena.world.teleport('tester', { x: x + 0.5, y: 64, z })
  await arena.ticks(8)
}

const hurts: string[] = []

test('hits in quick succession do less than rested ones', async () => {
  const { bot } = arena
  await goTo(0)
  // A pig has ten half hearts: two rested hits of an iron sword, or many hasty ones.
  const pig = await arena.pen('pig', place(0))
  bot.on('entityHurt', ({ name }) => {
    hurts.push(String(name))
  })
  await arena.give('iron_sword')
  await arena.hold('iron_sword')
  await arena.ticks(20)
  for (let hit = 0; hit < 3; hit += 1) {
    bot.attack(pig)
    await arena.ticks(2)
  }
  expect(hurts).toEqual(['pig'])
  await arena.ticks(20)
  bot.attack(pig)
  await arena.until(() => bot.entities[pig.id] === undefined, 'its end')
  if (showsWear(bot))
    expect(bot.inventory.slots.find((item) => item?.name === 'iron_sword')?.durabilityUsed).toBe(4)
})

test('a hit pushes the victim away', async () => {
  const { bot, world } = arena
  await goTo(40, 20.5)
  const id = world.spawnMob('cow', { x: 43, y: 64, z: 20.5 })
  await arena.until(() => bot.entities[id] !== undefined)
  const before = arena.seen(id).position.x
  bot.attack(arena.seen(id))
  await arena.ticks(4)
  expect(arena.seen(id).position.x - before).toBeGreaterThan(0.3)
})

test('a large slime falls apart and the smallest leaves a slime ball', async () => {
  const { bot, world } = arena
  world.runCommand('difficulty peaceful')
  world.runCommand('difficulty easy')
  await goTo(80)
  world.runCommand('summon slime 80 64 24 {Size:3}')
  await arena.ticks(4)
  world.runCommand('kill @e[type=slime]')
  await arena.ticks(10)
  const slimes = (): number => Object.values(bot.entities).filter(({ name }) => name === 'slime').length
  expect(slimes()).toBeGreaterThanOrEqual(2)
  for (let rounds = 0; rounds < 3; rounds += 1) {
    world.runCommand('kill @e[type=slime]')
    await arena.ticks(30)
  }
  expect(slimes()).toBe(0)
  expect(lyingItems(bot, 'slime_ball') + (arena.carried()['slime_ball'] ?? 0)).toBeGreaterThan(0)
})

test('an enderman attacks who looks into its eyes and nobody else', async () => {
  const { bot, world } = arena
  world.runCommand('time set midnight')
  await goTo(120, 20.5)
  const id = world.spawnMob('enderman', { x: 126.5, y: 64, z: 20.5 })
  await arena.ticks(10)
  await bot.look(Math.PI / 2, -1, true)
  await arena.ticks(60)
  expect(world.players[0]?.health).toBe(20)
  for (let looks = 0; looks < 30 && world.players[0]?.health === 20; looks += 1) {
    await bot.lookAt(arena.seen(id).position.offset(0, 2.55, 0), true)
    await arena.ticks(5)
  }
  expect(world.players[0]?.health).toBeLessThan(20)
  world.runCommand('kill @e[type=enderman]')
})

test('a shield stops blows from the front', async () => {
  const { bot, world } = arena
  world.runCommand('difficulty normal')
  world.runCommand('effect give tester instant_health 1 4')
  await goTo(160, 20.5)
  await arena.give('shield')
  await arena.hold('shield')
  const id = world.spawnMob('zombie', { x: 163.5, y: 64, z: 20.5 })
  await arena.ticks(6)
  const health = world.players[0]?.health
  for (let looks = 0; looks < 20; looks += 1) {
    await bot.lookAt(arena.seen(id).position.offset(0, 1, 0), true)
    if (looks === 0) bot.activateItem()
    await arena.ticks(5)
  }
  expect(world.players[0]?.health).toBe(health)
  bot.deactivateItem()
  await arena.until(() => (world.players[0]?.health ?? 0) < (health ?? 0), 'a hit after the guard')
  if (showsWear(bot)) expect(bot.heldItem?.durabilityUsed).toBeGreaterThan(0)
  world.runCommand('kill @e[type=zombie]')
})

test('spiders are peaceful by day and zombies burn', async () => {
  const { bot, world } = arena
  world.runCommand('time set day')
  await goTo(200, 20.5)
  world.runCommand('effect give tester instant_health 1 4')
  await arena.ticks(4)
  world.spawnMob('spider', { x: 203.5, y: 64, z: 20.5 })
  const zombie = await arena.pen('zombie', place(210))
  await arena.ticks(80)
  expect(world.players[0]?.health).toBe(20)
  for (let waits = 0; waits < 8 && bot.entities[zombie.id]; waits += 1) await arena.ticks(80)
  expect(bot.entities[zombie.id]).toBeUndefined()
  const spider = world.spawnMob('spider', { x: 202.5, y: 64, z: 20.5 })
  await arena.until(() => bot.entities[spider] !== undefined)
  bot.attack(arena.seen(spider))
  await arena.until(() => (world.players[0]?.health ?? 20) < 20, 'its revenge')
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
