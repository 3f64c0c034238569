import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'
import { standBetween, type StandBetweenOptions, type StandingBetween } from '../testing/stand-between.ts'
import { watchCheating } from '../testing/watch-cheating.ts'

let platform: Platform
let server: StandingBetween | undefined

beforeAll(async () => {
  platform = await startPlatform({
    operators: false,
    build: ({ fill }) => fill([-12, -3, -12], [12, -1, 12], 'dirt'),
  })
})
afterEach(() => server?.close())
afterAll(() => platform.stop())

/** The bot enters by way of a server that stands before the world. */
async function enterBy(options: StandBetweenOptions): Promise<void> {
  server = await standBetween(platform.world, options)
  await platform.enter({ port: server.port })
}

test('an anti-cheat plug-in finds nothing in how the bot walks and digs', async () => {
  const kicks: string[] = []
  const watch = watchCheating(platform.world)
  const seen = new Map<string, number>()
  await enterBy({
    fromPlayer(name, packet, middle) {
      seen.set(name, (seen.get(name) ?? 0) + 1)
      return watch(name, packet, { ...middle, kick: (words) => void kicks.push(words) })
    },
  })
  const { outcome, observation } = await platform.run(
    `await mineBlock(bot, "dirt", 2); await goTo(bot, ${platform.vec(9, 0, 9)}); await goTo(bot, ${platform.vec(-9, 0, 3)})`,
  )
  expect([kicks, outcome.status]).toEqual([[], 'completed'])
  expect(observation.inventory['dirt']).toBeGreaterThanOrEqual(2)
  // A plug-in that saw no step and no dig would find nothing either.
  expect(seen.get('block_dig')).toBeGreaterThanOrEqual(4)
  expect((seen.get('position') ?? 0) + (seen.get('position_look') ?? 0)).toBeGreaterThan(50)
})

test('a server that tells its time once a minute smelts no slower for it', async () => {
  const ticks: number[] = []
  for (const rarely of [false, true]) {
    let told = 0
    await enterBy({
      fromWorld(name) {
        if (name !== 'update_time') return false
        told += 1
        return rarely && told % 60 !== 1
      },
    })
    platform.give('furnace')
    platform.give('coal')
    platform.give('raw_iron', 2)
    const before = platform.world.tick
    const { outcome, observation } = await platform.run(
      // News of what was given takes the longer way.
      `await bot.waitForTicks(10); await placeItem(bot, "furnace", ${platform.vec(2, 0, 0)}); await smeltItem(bot, "raw_iron", "coal", 2)`,
    )
    ticks.push(platform.world.tick - before)
    expect(outcome.status).toBe('completed')
    expect(observation.inventory).toMatchObject({ iron_ingot: 2 })
    server?.close()
  }
  const [often = 0, rarely = Infinity] = ticks
  // Two ingots take 400 ticks; the rest is the way to the furnace and the window.
  expect(often).toBeGreaterThan(400)
  expect(rarely - often).toBeLessThan(100)
})
