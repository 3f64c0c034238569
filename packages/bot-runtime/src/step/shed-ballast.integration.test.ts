import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful' })
})

afterAll(() => platform.stop())

beforeEach(() => platform.enter())

/** Fills 34 slots, eight of them with ballast. */
async function fill(): Promise<void> {
  for (const [name, count] of [
    ['cobblestone', 320],
    ['granite', 64],
    ['egg', 1],
    ['stone_sword', 1],
    ['iron_sword', 27],
  ] as const)
    platform.give(name, count)
  await platform.run('await bot.waitForTicks(10)')
}

const nothing = { name: 'main', source: 'async function main(bot) { await bot.waitForTicks(60) }' }

test('ballast goes before the program when the inventory is almost full', { retry: 0 }, async () => {
  await fill()
  const { events, observation } = await platform.environment.step(nothing, { keeps: ['diamond'] })
  expect(observation.inventory).toEqual({ cobblestone: 128, iron_sword: 27 })
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'program-log',
      text: 'Threw away 192 cobblestone, 64 granite, 1 egg, 1 stone_sword: 35 of 36 slots were in use.',
    }),
  )
})

test(
  'what the step is about stays, and all stays where nobody says what it is about',
  { retry: 0 },
  async () => {
    await fill()
    const all = await platform.environment.step(nothing)
    expect(all.observation.usedSlots).toBe(35)
    const { observation } = await platform.environment.step(nothing, { keeps: ['cobblestone', 'egg'] })
    expect(observation.inventory).toEqual({ cobblestone: 320, egg: 1, iron_sword: 27 })
  },
)
