import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})

afterAll(() => platform.stop())

beforeEach(async () => {
  await platform.enter()
  platform.give('fishing_rod')
})

/** Reason of a failed catch, and the ticks of the world that it took. */
async function fail(source: string): Promise<{ readonly reason: string; readonly ticks: number }> {
  const before = platform.world.tick
  const reason = await platform.reasonOf(source)
  return { reason, ticks: platform.world.tick - before }
}

test('fishItem walks to a lake that is far from where it stands', { retry: 0 }, async () => {
  platform.world.teleport('bot', { ...platform.at(-11, 0, 0) })
  platform.fill([8, -1, -4], [12, -1, 4], 'water')
  expect(await platform.call('await fishItem(bot, 2)')).toMatchObject({
    status: 'succeeded',
    detail: { catches: 2 },
  })
})

test('fishItem prefers a lake to a puddle at its feet, which a bobber misses', { retry: 0 }, async () => {
  platform.world.setBlock(platform.at(2, -1, 0), 'water')
  platform.fill([6, -1, -4], [11, -1, 4], 'water')
  expect(await platform.call('await fishItem(bot, 1)')).toMatchObject({ status: 'succeeded' })
  expect(platform.self().position.x).toBeGreaterThan(platform.feet.x + 1)
})

// Searches for ways that are none take the whole of their time.
test(
  'fishItem casts from another place where no way leads to the best one',
  { timeout: 150_000 },
  async () => {
    platform.fill([4, -1, -5], [8, -1, -1], 'water')
    // A wall of bedrock around the nearest lake, its roof open.
    for (const [from, to] of [
      [
        [2, 0, -7],
        [10, 3, -7],
      ],
      [
        [2, 0, 1],
        [10, 3, 1],
      ],
      [
        [2, 0, -7],
        [2, 3, 1],
      ],
      [
        [10, 0, -7],
        [10, 3, 1],
      ],
    ] as const)
      platform.fill(from, to, 'bedrock')
    platform.fill([-10, -1, 4], [-6, -1, 8], 'water')
    expect(await platform.call('await fishItem(bot, 1)')).toMatchObject({ status: 'succeeded' })
  },
)

test('fishItem says at once that no water is there, or none to stand beside', { retry: 0 }, async () => {
  const dry = await fail('await fishItem(bot, 1)')
  expect(dry.reason).toMatch(/^not-found: No water with air above it within 32 blocks/)
  platform.fill([-12, -1, -12], [12, -1, 12], 'magma_block')
  platform.fill([6, -1, -3], [10, -1, 3], 'water')
  platform.world.setBlock(platform.at(0, -1, 0), 'stone')
  const wet = await fail('await fishItem(bot, 1)')
  expect(wet.reason).toMatch(/^unreachable: No dry place to stand beside the water/)
  expect(Math.max(dry.ticks, wet.ticks)).toBeLessThan(60)
})

test('fishItem tells within seconds on what the bobber lies', { retry: 0 }, async () => {
  platform.fill([3, -1, -2], [7, -1, 2], 'water')
  const drain = setInterval(() => {
    const entities = Object.values(platform.environment.bot?.entities ?? {})
    if (!entities.some(({ name }) => name === 'fishing_bobber')) return
    platform.fill([3, -1, -2], [7, -1, 2], 'stone')
    clearInterval(drain)
  }, 50)
  const { reason, ticks } = await fail('await fishItem(bot, 1)')
  expect(reason).toMatch(
    /^timeout: Caught 0 of 1 in 3 casts; the bobber lies on stone at \(\d+, 1\d\d, -?\d+\)/,
  )
  expect(ticks).toBeLessThan(300)
})
