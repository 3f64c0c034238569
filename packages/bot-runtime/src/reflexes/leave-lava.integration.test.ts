import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startNightPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startNightPlatform()
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

/** Puts a body in iron into lava at a place, and lets it swim; its height over the ground at the end. */
async function swim(x: number, z: number): Promise<number> {
  const armour = ['iron_helmet', 'iron_chestplate', 'iron_leggings', 'iron_boots']
  for (const item of armour) platform.give(item)
  await platform.run(
    `await bot.waitForTicks(5); for (const item of ${JSON.stringify(armour)}) await equipItem(bot, item)`,
  )
  platform.world.teleport('bot', platform.at(x, -0.5, z))
  const { events, observation } = await platform.run('await bot.waitForTicks(120)')
  expect(events.filter(({ type }) => type === 'death')).toEqual([])
  return observation.position.y - platform.at(0, 0, 0).y
}

/** A pit of lava, one deep, with walls of stone three blocks high round it, and firm ground behind them. */
function digPit(): void {
  platform.fill([4, -2, -3], [10, 2, 3], 'stone')
  platform.fill([5, -1, -2], [9, 2, 2], 'air')
  platform.fill([5, -1, -2], [9, -1, 2], 'lava')
}

test('climbs out of a pit of lava with high walls on a block put into it', async () => {
  digPit()
  platform.give('cobblestone', 4)
  expect(await swim(7.5, 0.5)).toBeGreaterThan(-0.1)
})

test('swims to the bank that it can reach, not against a wall with ground behind it', async () => {
  digPit()
  platform.fill([8, -1, -2], [9, -1, 2], 'stone')
  expect(await swim(5.6, 0.5)).toBeGreaterThan(-0.1)
})

test('builds where the way to the bank is longer than its life', async () => {
  digPit()
  platform.fill([5, -1, -2], [5, -1, -2], 'stone')
  platform.fill([6, -1, -2], [6, 2, 1], 'stone')
  platform.give('dirt', 2)
  expect(await swim(7.5, -1.5)).toBeGreaterThan(-0.1)
})

test('builds where water runs over the only bank: nobody gets a grip on that', async () => {
  platform.fill([-7, -4, -2], [4, 2, 2], 'stone')
  platform.fill([-6, 0, -1], [3, 2, 1], 'air')
  platform.fill([-6, -3, -1], [-5, -1, 1], 'lava')
  // Seven blocks off it is a film on the bank, and does not reach the lava.
  platform.fill([3, 0, -1], [3, 0, 1], 'water')
  await platform.run('await bot.waitForTicks(60)')
  platform.give('cobblestone', 4)
  expect(await swim(-4.6, 0.5)).toBeGreaterThan(-0.1)
})
