import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startNightPlatform, type Platform } from '../../testing/start-platform.ts'
import type { MinecraftStepResult } from '../step/run-step.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startNightPlatform()
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

const deaths = ({ events }: MinecraftStepResult): number =>
  events.filter(({ type }) => type === 'death').length
const logs = ({ events }: MinecraftStepResult): string =>
  events.flatMap((event) => (event.type === 'program-log' ? [event.text] : [])).join('\n')
const seen = ({ observation }: MinecraftStepResult): readonly string[] =>
  observation.nearbyEntities.map(({ name }) => name)

test('backs away from a creeper with empty hands', async () => {
  platform.world.spawnMob('creeper', platform.at(4.5, 0, 0.5))
  const result = await platform.run('await bot.waitForTicks(300)')
  expect(deaths(result)).toBe(0)
  expect(result.observation.health).toBeGreaterThan(10)
})

test('keeps a creeper off with a sword until it is dead', async () => {
  platform.give('iron_sword')
  platform.world.spawnMob('creeper', platform.at(6.5, 0, 0.5))
  const result = await platform.run('await bot.waitForTicks(300)')
  expect(deaths(result)).toBe(0)
  expect(seen(result)).not.toContain('creeper')
  expect(result.observation.health).toBeGreaterThan(10)
})

test('goes on with a walk when the creeper is dealt with', async () => {
  platform.give('iron_sword')
  platform.world.spawnMob('creeper', platform.at(4.5, 0, 0.5))
  const goal = platform.at(9, 0, 0)
  const result = await platform.run(`await goTo(bot, new Vec3(${goal.x}, ${goal.y}, ${goal.z}), 1)`)
  expect(deaths(result)).toBe(0)
  expect(result.observation.position.x).toBeGreaterThan(goal.x - 2)
})

test('digs on where a creeper broke it off', async () => {
  platform.give('stone_pickaxe')
  platform.fill([3, 0, 0], [3, 1, 0], 'coal_ore')
  platform.world.spawnMob('creeper', platform.at(-5.5, 0, 0.5))
  const result = await platform.run('await bot.waitForTicks(5); await mineBlock(bot, "coal_ore", 2)')
  expect(deaths(result)).toBe(0)
  expect(result.observation.inventory['coal']).toBe(2)
})

test('runs a skeleton down', async () => {
  platform.give('iron_sword')
  platform.world.spawnMob('skeleton', platform.at(9.5, 0, 0.5))
  const result = await platform.run('await bot.waitForTicks(300)')
  expect(deaths(result)).toBe(0)
  expect(seen(result)).not.toContain('skeleton')
})

test('takes cover from a skeleton with empty hands', async () => {
  platform.fill([3, 0, -3], [3, 2, -1], 'stone')
  // On a pillar, so that it stays.
  platform.fill([9, 0, 0], [9, 1, 0], 'stone')
  platform.world.spawnMob('skeleton', platform.at(9.5, 2, 0.5))
  const result = await platform.run('await bot.waitForTicks(100)')
  expect(deaths(result)).toBe(0)
  expect(result.observation.position.z).toBeLessThan(platform.feet.z - 0.5)
})

test('digs in and gets well when badly hurt', async () => {
  platform.give('stone_pickaxe')
  platform.give('cooked_beef', 5)
  // On a pillar, so that it stays.
  platform.fill([9, 0, 0], [9, 1, 0], 'stone')
  platform.world.runCommand('damage bot 12')
  platform.world.spawnMob('skeleton', platform.at(9.5, 2, 0.5))
  const result = await platform.run('await bot.waitForTicks(300)')
  expect(deaths(result)).toBe(0)
  expect(result.observation.position.y).toBeLessThan(platform.feet.y - 2)
  expect(result.observation.health).toBeGreaterThan(12)
  expect(logs(result)).toMatch(/Hid in a hole from .*; came out with health \d+\./)
})

test('comes out of its hole at night, unarmed, when nobody is near any more', async () => {
  platform.world.runCommand('gamerule doDaylightCycle true')
  platform.fill([-4, -4, -4], [4, -1, 4], 'dirt')
  platform.fill([8, 0, -1], [10, 0, 1], 'oak_fence')
  platform.fill([9, 0, 0], [9, 0, 0], 'air')
  platform.world.spawnMob('zombie', platform.at(9.5, 0, 0.5))
  // By then it sits in the hole.
  setTimeout(() => platform.world.runCommand('kill @e[type=zombie]'), 20_000)
  const { x, y, z } = platform.at(0, 0, 9)
  const night = await platform.run(
    `await bot.waitForTicks(500); await goTo(bot, new Vec3(${x}, ${y}, ${z}), 1)`,
  )
  expect(logs(night)).toMatch(/Hid in a hole from zombie/)
  expect(night.observation.timeOfDay).toBeGreaterThan(13_000)
  expect(night.observation.timeOfDay).toBeLessThan(21_000)
  expect(night.observation.position.z).toBeGreaterThan(platform.at(0, 0, 7).z)
})

test('spends the night in a hole when there is nothing to fight with', async () => {
  platform.world.runCommand('gamerule doDaylightCycle true')
  platform.fill([-4, -4, -4], [4, -1, 4], 'dirt')
  // Behind a fence, so that it is seen and stays.
  platform.fill([8, 0, -1], [10, 0, 1], 'oak_fence')
  platform.fill([9, 0, 0], [9, 0, 0], 'air')
  platform.world.spawnMob('zombie', platform.at(9.5, 0, 0.5))
  const night = await platform.run('await bot.waitForTicks(1600)')
  expect(deaths(night)).toBe(0)
  expect(night.observation.position.y).toBeLessThan(platform.feet.y - 2)
  platform.world.runCommand('kill @e[type=zombie]')
  platform.world.runCommand('time set 1000')
  const goal = platform.at(9, 0, 9)
  const morning = await platform.run(`await goTo(bot, new Vec3(${goal.x}, ${goal.y}, ${goal.z}), 1)`)
  expect(morning.observation.position.y).toBeGreaterThan(platform.feet.y - 1)
})

test('goes back to work beside an enemy that stays, also when weak and in a dead end', async () => {
  platform.world.runCommand('gamerule naturalRegeneration false')
  platform.world.runCommand('damage bot 14')
  platform.give('stone_pickaxe')
  platform.fill([-1, 0, -1], [5, 3, 1], 'stone')
  platform.fill([0, 0, 0], [4, 2, 0], 'air')
  platform.fill([-1, 1, 0], [-1, 1, 0], 'coal_ore')
  // A floor that is no hiding place.
  platform.fill([-1, -1, -1], [5, -1, 1], 'obsidian')
  // In sight, out of reach of both.
  platform.fill([3, 0, 0], [3, 0, 0], 'oak_fence')
  platform.world.spawnMob('zombie', platform.at(4.5, 0, 0.5))
  const mine = 'if ((await mineBlock(bot, "coal_ore", 1)).status === "succeeded") return'
  const result = await platform.run(
    `await bot.waitForTicks(5); for (let round = 0; round < 8; round += 1) { ${mine} }`,
  )
  expect(deaths(result)).toBe(0)
  expect(result.observation.inventory['coal']).toBe(1)
})

test('fights a zombie that interrupts a walk', async () => {
  platform.give('stone_sword')
  platform.world.spawnMob('zombie', platform.at(5.5, 0, 0.5))
  const goal = platform.at(9, 0, 0)
  const result = await platform.run(`await goTo(bot, new Vec3(${goal.x}, ${goal.y}, ${goal.z}), 1)`)
  expect(seen(result)).not.toContain('zombie')
  expect(result.observation.health).toBeGreaterThan(14)
})

test('comes up for air', async () => {
  platform.fill([4, 0, 4], [8, 7, 8], 'stone')
  platform.fill([5, 0, 5], [7, 6, 7], 'water')
  platform.fill([5, 7, 5], [7, 7, 7], 'air')
  platform.world.teleport('bot', platform.at(6.5, 0, 6.5))
  const result = await platform.run('await bot.waitForTicks(700)')
  expect(deaths(result)).toBe(0)
  expect(result.observation.health).toBe(20)
})

test('gives up a block under water that takes longer than a breath', async () => {
  platform.fill([4, 0, -4], [10, 7, 4], 'stone')
  platform.fill([5, 0, -3], [9, 7, 3], 'water')
  platform.fill([7, 0, 0], [7, 0, 0], 'obsidian')
  platform.give('diamond_pickaxe')
  platform.world.teleport('bot', platform.at(6.5, 6, 0.5))
  const result = await platform.run('await bot.waitForTicks(5); await mineBlock(bot, "obsidian", 1)')
  expect(deaths(result)).toBe(0)
  expect(result.events).toContainEqual(
    expect.objectContaining({ primitive: 'mineBlock', reason: 'unreachable' }),
  )
})

test('eats on the way when hurt', async () => {
  platform.give('cooked_beef', 3)
  platform.world.runCommand('effect give bot hunger 60 100')
  await platform.run('await bot.waitForTicks(200)')
  platform.world.runCommand('effect clear bot')
  platform.world.runCommand('damage bot 12')
  const [there, back] = [platform.at(9, 0, 0), platform.at(-9, 0, 0)]
  const result = await platform.run(`for (let round = 0; round < 3; round += 1) {
    await goTo(bot, new Vec3(${there.x}, ${there.y}, ${there.z}), 1)
    await goTo(bot, new Vec3(${back.x}, ${back.y}, ${back.z}), 1)
  }`)
  expect(result.observation.inventory['cooked_beef'] ?? 0).toBeLessThan(3)
  expect(result.observation.food).toBeGreaterThan(15)
  expect(logs(result)).toMatch(/Ate cooked_beef, hunger \d+\./)
})
