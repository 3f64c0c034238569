import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

// A room of stone with thick ground: nobody falls off it, and a hole is a hole.
beforeAll(async () => {
  platform = await startPlatform({
    gamerules: { doDaylightCycle: false },
    build({ world, fill }) {
      fill([-14, -16, -12], [18, 5, 12], 'stone')
      fill([-13, 0, -11], [17, 8, 11], 'air')
      world.runCommand('time set 18000')
    },
  })
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

/** Thirty seconds in a room with skeletons at these places; what became of everybody. */
async function meet(
  places: readonly (readonly [number, number, number])[],
  gear: Readonly<Record<string, number>>,
): Promise<{ readonly kills: number; readonly deaths: number; readonly lost: number }> {
  for (const [name, count] of Object.entries(gear)) platform.give(name, count)
  await platform.run('await bot.waitForTicks(5); await equipItem(bot, "shield")')
  for (const [x, y, z] of places) platform.world.spawnMob('skeleton', platform.at(x + 0.5, y, z + 0.5))
  const { events } = await platform.run('await bot.waitForTicks(600)')
  const count = (type: string): number => events.filter((event) => event.type === type).length
  const blows = events.flatMap((event) => (event.type === 'health-change' ? [Math.max(0, -event.delta)] : []))
  return { kills: count('creature-kill'), deaths: count('death'), lost: blows.reduce((a, b) => a + b, 0) }
}

const armed = { stone_sword: 1, stone_pickaxe: 1, cobblestone: 32 }

test('an archer across the room is run down, without a shield', async () => {
  const met = await meet([[14, 0, 0]], armed)
  expect(met).toMatchObject({ kills: 1, deaths: 0 })
  expect(met.lost).toBeLessThan(14)
})

test('two archers are met, and behind a shield they do little harm', async () => {
  const pair = [
    [9, 0, 3],
    [9, 0, -3],
  ] as const
  expect(await meet(pair, armed)).toMatchObject({ deaths: 0 })
  await platform.enter()
  const shielded = await meet(pair, { ...armed, shield: 1 })
  expect(shielded).toMatchObject({ kills: 2, deaths: 0 })
  expect(shielded.lost).toBeLessThan(5)
})

test.each(['wooden_pickaxe', 'iron_pickaxe'])(
  'whoever comes out of a shelter looks round before it takes another one, with a %s',
  async (pickaxe) => {
    for (const [name, count] of Object.entries({ ...armed, [pickaxe]: 1 })) platform.give(name, count)
    await platform.run('await bot.waitForTicks(5)')
    for (const z of [-6, -2, 2, 6]) platform.world.spawnMob('skeleton', platform.at(14.5, 0, z + 0.5))
    const { events } = await platform.run('await bot.waitForTicks(560)')
    const hides = events.flatMap((event) =>
      event.type === 'program-log' && event.text.startsWith('Hid ') ? [event.tick] : [],
    )
    expect(hides).toHaveLength(1)
  },
)
