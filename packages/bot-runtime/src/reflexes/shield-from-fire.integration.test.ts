import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

// A bridge one block wide and 21 long, high above the land, and a ledge of stone twelve blocks beside it.
beforeAll(async () => {
  platform = await startPlatform({
    seed: 6,
    difficulty: 'normal',
    gamerules: { doDaylightCycle: false },
    build({ fill, world }) {
      world.runCommand('time set 18000')
      fill([-1, -1, -1], [1, -1, 1], 'stone')
      fill([2, -1, 0], [22, -1, 0], 'cobblestone')
      fill([23, -1, -1], [25, -1, 1], 'stone')
      fill([10, 3, 11], [14, 3, 13], 'stone')
      fill([10, 4, 11], [14, 4, 13], 'oak_fence')
      fill([11, 4, 12], [13, 4, 12], 'air')
    },
  })
})
beforeEach(() => platform.enter({ stepTimeoutMs: 300_000 }))
afterAll(() => platform.stop())

test('whoever crosses a bridge under the fire of blazes stands behind the shield while it comes', async () => {
  const armour = ['iron_helmet', 'iron_chestplate', 'iron_leggings', 'iron_boots', 'shield']
  for (const item of armour) platform.give(item)
  await platform.run(
    `await bot.waitForTicks(5); for (const item of ${JSON.stringify(armour)}) await equipItem(bot, item)`,
  )
  for (const x of [12.5, 13.5]) platform.world.spawnMob('blaze', platform.at(x, 4, 12.5))
  const { events } = await platform.run(
    `for (let way = 0; way < 6; way += 1) await goTo(bot, way % 2 ? ${platform.vec(0, 0, 0)} : ${platform.vec(24, 0, 0)}, 1)`,
  )
  const ends = events.flatMap((event) => (event.type === 'primitive-result' ? [event.status] : []))
  expect(ends).toEqual(Array(6).fill('succeeded'))
  expect(events.filter(({ type }) => type === 'death')).toEqual([])
  const blows = events.filter((event) => event.type === 'health-change' && event.delta < 0)
  expect(blows).toEqual([])
})
