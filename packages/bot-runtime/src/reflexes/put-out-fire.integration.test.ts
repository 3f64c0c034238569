import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startNightPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startNightPlatform()
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

/** Lets a body swim out of a pool of lava and stand about for ten seconds; what it burned for, and what it carries then. */
async function burn(): Promise<{
  readonly burned: number
  readonly inventory: Readonly<Record<string, number>>
}> {
  platform.fill([3, -1, 0], [4, -1, 0], 'lava')
  platform.world.teleport('bot', platform.at(3.9, -0.5, 0.5))
  const { events, observation } = await platform.run('await bot.waitForTicks(200)')
  // The lava itself takes more at once.
  const burned = events.filter(
    ({ type, ...event }) => type === 'health-change' && Math.abs(Reflect.get(event, 'delta') + 1) < 0.01,
  )
  return { burned: burned.length, inventory: observation.inventory }
}

test('puts out the fire after lava with water, and takes the water along', async () => {
  platform.give('water_bucket')
  const wet = await burn()
  expect(wet.inventory).toMatchObject({ water_bucket: 1 })
  expect(wet.burned).toBeLessThan(4)
})

test('burns on without water', async () => {
  expect((await burn()).burned).toBeGreaterThan(7)
})

test('takes the water along from beside it, too: whoever is struck meanwhile does not stay where it was poured', async () => {
  for (const item of ['water_bucket', 'iron_sword', 'shield']) platform.give(item)
  for (const z of [-1.5, 0.5, 2.5]) platform.world.spawnMob('spider', platform.at(-1.5, 0, z))
  const { inventory } = await burn()
  expect(inventory).toMatchObject({ water_bucket: 1 })
})
