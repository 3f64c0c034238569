import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'
import type { MinecraftStepResult } from '../step/run-step.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment
/** Where the bot stands: the floor of stone is one below. */
let feet: { readonly x: number; readonly y: number; readonly z: number }

beforeAll(() => {
  clock = installVirtualClock(globalThis)
})

afterAll(() => clock.uninstall())

// A platform high above the land at night: nobody comes whom a test does not call, and a step over the edge is deadly.
beforeEach(async () => {
  const gamerules = { doMobSpawning: false, doDaylightCycle: false }
  world = await startWorld({ seed: 7, viewDistanceChunks: 4, gamerules })
  environment = createMinecraftEnvironment({ port: world.port })
  await environment.reset()
  const { x, z } = world.spawn
  feet = { x: Math.floor(x), y: 150, z: Math.floor(z) }
  fill([-12, -6, -12], [12, -1, 12], 'stone')
  world.runCommand('time set 18000')
  world.teleport('bot', at(0.5, 0, 0.5))
  await run('await bot.waitForTicks(20)')
})

afterEach(async () => {
  await environment.close()
  await world.close()
})

function run(body: string): Promise<MinecraftStepResult> {
  return environment.step({ name: 'main', source: `async function main(bot) { ${body} }` })
}

const at = (dx: number, dy: number, dz: number) => ({ x: feet.x + dx, y: feet.y + dy, z: feet.z + dz })

type Offset = readonly [number, number, number]

function fill(from: Offset, to: Offset, block: string): void {
  const [a, b] = [at(...from), at(...to)]
  world.runCommand(`fill ${a.x} ${a.y} ${a.z} ${b.x} ${b.y} ${b.z} ${block}`)
}

const deaths = ({ events }: MinecraftStepResult): number =>
  events.filter(({ type }) => type === 'death').length
const seen = ({ observation }: MinecraftStepResult): readonly string[] =>
  observation.nearbyEntities.map(({ name }) => name)

test('backs away from a creeper with empty hands', async () => {
  world.spawnMob('creeper', at(4.5, 0, 0.5))
  const result = await run('await bot.waitForTicks(300)')
  expect(deaths(result)).toBe(0)
  expect(result.observation.health).toBeGreaterThan(10)
})

test('keeps a creeper off with a sword until it is dead', async () => {
  world.give('bot', { name: 'iron_sword', count: 1 })
  world.spawnMob('creeper', at(6.5, 0, 0.5))
  const result = await run('await bot.waitForTicks(300)')
  expect(deaths(result)).toBe(0)
  expect(seen(result)).not.toContain('creeper')
  expect(result.observation.health).toBeGreaterThan(10)
})

test('goes on with a walk when the creeper is dealt with', async () => {
  world.give('bot', { name: 'iron_sword', count: 1 })
  world.spawnMob('creeper', at(4.5, 0, 0.5))
  const goal = at(9, 0, 0)
  const result = await run(`await goTo(bot, new Vec3(${goal.x}, ${goal.y}, ${goal.z}), 1)`)
  expect(deaths(result)).toBe(0)
  expect(result.observation.position.x).toBeGreaterThan(goal.x - 2)
})

test('digs on where a creeper broke it off', async () => {
  world.give('bot', { name: 'stone_pickaxe', count: 1 })
  fill([3, 0, 0], [3, 1, 0], 'coal_ore')
  world.spawnMob('creeper', at(-5.5, 0, 0.5))
  const result = await run('await bot.waitForTicks(5); await mineBlock(bot, "coal_ore", 2)')
  expect(deaths(result)).toBe(0)
  expect(result.observation.inventory['coal']).toBe(2)
})

test('runs a skeleton down', async () => {
  world.give('bot', { name: 'iron_sword', count: 1 })
  world.spawnMob('skeleton', at(9.5, 0, 0.5))
  const result = await run('await bot.waitForTicks(300)')
  expect(deaths(result)).toBe(0)
  expect(seen(result)).not.toContain('skeleton')
})

test('takes cover from a skeleton with empty hands', async () => {
  fill([3, 0, -3], [3, 2, -1], 'stone')
  // On a pillar, so that it stays.
  fill([9, 0, 0], [9, 1, 0], 'stone')
  world.spawnMob('skeleton', at(9.5, 2, 0.5))
  const result = await run('await bot.waitForTicks(100)')
  expect(deaths(result)).toBe(0)
  expect(result.observation.position.z).toBeLessThan(feet.z - 0.5)
})

test('digs in and gets well when badly hurt', async () => {
  world.give('bot', { name: 'stone_pickaxe', count: 1 })
  world.give('bot', { name: 'cooked_beef', count: 5 })
  // On a pillar, so that it stays.
  fill([9, 0, 0], [9, 1, 0], 'stone')
  world.runCommand('damage bot 12')
  world.spawnMob('skeleton', at(9.5, 2, 0.5))
  const result = await run('await bot.waitForTicks(300)')
  expect(deaths(result)).toBe(0)
  expect(result.observation.position.y).toBeLessThan(feet.y - 2)
  expect(result.observation.health).toBeGreaterThan(12)
})

test('spends the night in a hole when there is nothing to fight with', async () => {
  world.runCommand('gamerule doDaylightCycle true')
  fill([-4, -4, -4], [4, -1, 4], 'dirt')
  // Behind a fence, so that it is seen and stays.
  fill([8, 0, -1], [10, 0, 1], 'oak_fence')
  fill([9, 0, 0], [9, 0, 0], 'air')
  world.spawnMob('zombie', at(9.5, 0, 0.5))
  const night = await run('await bot.waitForTicks(1600)')
  expect(deaths(night)).toBe(0)
  expect(night.observation.position.y).toBeLessThan(feet.y - 2)
  world.runCommand('kill @e[type=zombie]')
  world.runCommand('time set 1000')
  const goal = at(9, 0, 9)
  const morning = await run(`await goTo(bot, new Vec3(${goal.x}, ${goal.y}, ${goal.z}), 1)`)
  expect(morning.observation.position.y).toBeGreaterThan(feet.y - 1)
})

test('goes back to work beside an enemy that stays, also when weak and in a dead end', async () => {
  world.runCommand('gamerule naturalRegeneration false')
  world.runCommand('damage bot 14')
  world.give('bot', { name: 'stone_pickaxe', count: 1 })
  fill([-1, 0, -1], [5, 3, 1], 'stone')
  fill([0, 0, 0], [4, 2, 0], 'air')
  fill([-1, 1, 0], [-1, 1, 0], 'coal_ore')
  // A floor that is no hiding place.
  fill([-1, -1, -1], [5, -1, 1], 'obsidian')
  // In sight, out of reach of both.
  fill([3, 0, 0], [3, 0, 0], 'oak_fence')
  world.spawnMob('zombie', at(4.5, 0, 0.5))
  const mine = 'if ((await mineBlock(bot, "coal_ore", 1)).status === "succeeded") return'
  const result = await run(
    `await bot.waitForTicks(5); for (let round = 0; round < 8; round += 1) { ${mine} }`,
  )
  expect(deaths(result)).toBe(0)
  expect(result.observation.inventory['coal']).toBe(1)
})

test('fights a zombie that interrupts a walk', async () => {
  world.give('bot', { name: 'stone_sword', count: 1 })
  world.spawnMob('zombie', at(5.5, 0, 0.5))
  const goal = at(9, 0, 0)
  const result = await run(`await goTo(bot, new Vec3(${goal.x}, ${goal.y}, ${goal.z}), 1)`)
  expect(seen(result)).not.toContain('zombie')
  expect(result.observation.health).toBeGreaterThan(14)
})

test('comes up for air', async () => {
  fill([4, 0, 4], [8, 7, 8], 'stone')
  fill([5, 0, 5], [7, 6, 7], 'water')
  fill([5, 7, 5], [7, 7, 7], 'air')
  world.teleport('bot', at(6.5, 0, 6.5))
  const result = await run('await bot.waitForTicks(700)')
  expect(deaths(result)).toBe(0)
  expect(result.observation.health).toBe(20)
})

test('gives up a block under water that takes longer than a breath', async () => {
  fill([4, 0, -4], [10, 7, 4], 'stone')
  fill([5, 0, -3], [9, 7, 3], 'water')
  fill([7, 0, 0], [7, 0, 0], 'obsidian')
  world.give('bot', { name: 'diamond_pickaxe', count: 1 })
  world.teleport('bot', at(6.5, 6, 0.5))
  const result = await run('await bot.waitForTicks(5); await mineBlock(bot, "obsidian", 1)')
  expect(deaths(result)).toBe(0)
  expect(result.events).toContainEqual(
    expect.objectContaining({ primitive: 'mineBlock', reason: 'unreachable' }),
  )
})

test('eats on the way when hurt', async () => {
  world.give('bot', { name: 'cooked_beef', count: 3 })
  world.runCommand('effect give bot hunger 60 100')
  await run('await bot.waitForTicks(200)')
  world.runCommand('effect clear bot')
  world.runCommand('damage bot 12')
  const [there, back] = [at(9, 0, 0), at(-9, 0, 0)]
  const result = await run(`for (let round = 0; round < 3; round += 1) {
    await goTo(bot, new Vec3(${there.x}, ${there.y}, ${there.z}), 1)
    await goTo(bot, new Vec3(${back.x}, ${back.y}, ${back.z}), 1)
  }`)
  expect(result.observation.inventory['cooked_beef'] ?? 0).toBeLessThan(3)
  expect(result.observation.food).toBeGreaterThan(15)
})
