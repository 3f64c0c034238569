import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({ difficulty: 'normal' })
})
afterAll(async () => arena.stop())

// Every test has its own place, and a roof so that nothing burns by day.
async function goTo(x: number): Promise<void> {
  const { world, bot } = arena
  for (let dx = -9; dx <= 9; dx += 1)
    for (let dz = -9; dz <= 9; dz += 1) world.setBlock({ x: x + dx, y: 69, z: 20 + dz }, 'stone')
  world.teleport(bot.username, { x: x + 0.5, y: 64, z: 20.5 })
  await arena.ticks(8)
}

const hurt = (): number => 20 - (arena.world.players[0]?.health ?? 20)

// Harm after this moment counts; a full stomach heals what came before.
async function heal(): Promise<void> {
  const { bot, world } = arena
  await arena.ticks(40)
  if (world.players[0]?.isDead) await arena.until(() => world.players[0]?.isDead === false)
  await arena.give('golden_carrot', 6)
  await arena.hold('golden_carrot')
  // A creeper's blast takes most of the health, and the last points come one in eighty ticks.
  for (let waits = 0; waits < 24 && hurt() > 0; waits += 1) {
    if (bot.food < 20) await bot.consume()
    await arena.ticks(80)
  }
  expect(hurt()).toBe(0)
}

test('a zombie walks around a fence, hits and is slain', async () => {
  const { world, bot } = arena
  await goTo(0)
  for (let dz = -3; dz <= 3; dz += 1) world.setBlock({ x: 4, y: 64, z: 20 + dz }, 'oak_fence')
  const id = world.spawnMob('zombie', { x: 7.5, y: 64, z: 20.5 })
  await arena.ticks(10)
  const zombie = arena.seen(id)
  await arena.until(() => hurt() > 0, 'a hit').catch(() => arena.ticks(60))
  await arena.until(() => hurt() > 0, `a hit, at ${zombie.position.toString()}`)
  await arena.give('stone_sword')
  await arena.hold('stone_sword')
  await arena.slay(zombie, 12)
  await arena.until(() => bot.entities[id] === undefined, 'its end')
  expect(world.players[0]?.isDead).toBe(false)
  expect(world.players[0]?.experience).toBe(5)
})

test('a skeleton shoots arrows', async () => {
  const { world } = arena
  await goTo(60)
  await heal()
  const id = world.spawnMob('skeleton', { x: 68.5, y: 64, z: 20.5 })
  await arena.ticks(10)
  let hasShot = false
  for (let waits = 0; waits < 40 && hurt() === 0; waits += 1) {
    await arena.ticks(5)
    hasShot ||= Object.values(arena.bot.entities).some(({ name }) => name === 'arrow')
  }
  expect(hasShot).toBe(true)
  expect(hurt()).toBeGreaterThan(0)
  expect(Math.abs(arena.seen(id).position.x - 60.5)).toBeGreaterThan(2)
})

test('a creeper hisses and leaves a crater and fewer blocks', async () => {
  const { world, bot } = arena
  await goTo(120)
  await heal()
  const id = world.spawnMob('creeper', { x: 125.5, y: 64, z: 20.5 })
  await arena.ticks(10)
  await arena.until(() => bot.entities[id] === undefined, 'the explosion')
  expect(hurt()).toBeGreaterThan(5)
  const ground = [-2, -1, 0, 1, 2].flatMap((dx) =>
    [122, 123, 124].map((x) => world.blockAt({ x: x + dx, y: 63, z: 20 })),
  )
  expect(ground.some(({ name }) => name === 'air')).toBe(true)
})

test('a spider climbs over a wall that stops a zombie', async () => {
  const { bot, world } = arena
  await goTo(180)
  world.runCommand('gamemode survival')
  world.runCommand('time set midnight')
  for (let d = -2; d <= 2; d += 1)
    for (const [dx, dz] of [
      [d, -2],
      [d, 2],
      [-2, d],
      [2, d],
    ] as const)
      for (let dy = 0; dy < 3; dy += 1) world.setBlock({ x: 180 + dx, y: 64 + dy, z: 20 + dz }, 'iron_bars')
  await heal()
  const zombie = world.spawnMob('zombie', { x: 186.5, y: 64, z: 20.5 })
  await arena.ticks(160)
  expect(hurt()).toBe(0)
  expect(Math.abs(arena.seen(zombie).position.x - 180.5)).toBeGreaterThan(2)
  world.runCommand('kill @e[type=zombie]')
  const spider = world.spawnMob('spider', { x: 186.5, y: 64, z: 20.5 })
  for (let waits = 0; waits < 10 && hurt() === 0; waits += 1) await arena.ticks(40)
  expect(hurt()).toBeGreaterThan(0)
  await arena.slay(bot.entities[spider] ?? arena.seen(spider))
})

test('a witch throws bottles that hurt from a distance', async () => {
  const { world } = arena
  await goTo(240)
  await heal()
  const witch = world.spawnMob('witch', { x: 247.5, y: 64, z: 20.5 })
  for (let waits = 0; waits < 20 && hurt() === 0; waits += 1) await arena.ticks(20)
  expect(hurt()).toBeGreaterThan(0)
  expect(Math.abs(arena.seen(witch).position.x - 240.5)).toBeGreaterThan(3)
  world.runCommand('kill @e[type=witch]')
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
