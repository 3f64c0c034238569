import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildGround, terrains } from '../../bench/fights/terrains.ts'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'

let platform: Platform

// A night that stays: what comes by night does not burn.
beforeAll(async () => {
  platform = await startPlatform({
    difficulty: 'easy',
    viewDistanceChunks: 3,
    gamerules: { doDaylightCycle: false, doMobLoot: false },
    build({ world, fill }) {
      buildGround((from, to, block) => fill(from, to, block))
      world.runCommand('time set 14000')
    },
  })
})
afterAll(() => platform.stop())

// One that flees, one that fights, one that shoots, each where the way is another work: open, climbed, dug, bridged.
const kinds = ['cow', 'zombie', 'skeleton']
const lands = ['open ground', 'a pit', 'behind a wall', 'across a ravine']

/** Lets a bot kill one creature in one land; gives what it said. */
async function fight(kind: string, land: string): Promise<string> {
  const terrain = terrains[land]
  if (terrain === undefined) return `no land is called ${land}`
  await platform.enter()
  terrain.build((from, to, block) => platform.fill(from, to, block))
  const [x, y, z] = terrain.creature
  platform.world.spawnMob(kind, platform.at(x + 0.5, y, z + 0.5))
  for (const [name, count] of Object.entries({
    iron_sword: 1,
    stone_pickaxe: 1,
    dirt: 32,
    iron_chestplate: 1,
  }))
    platform.give(name, count)
  const { events } = await platform.run(
    `await equipItem(bot, "iron_chestplate"); await bot.waitForTicks(10); await killMob(bot, "${kind}", 120)`,
  )
  const result = events.findLast((event) => event.type === 'primitive-result')
  return result?.type === 'primitive-result' && result.status === 'succeeded'
    ? 'killed'
    : JSON.stringify(result)
}

test.for(lands.flatMap((land) => kinds.map((kind) => [kind, land] as const)))(
  'a %s is killed: %s',
  async ([kind, land]) => {
    expect(await fight(kind, land)).toBe('killed')
  },
)
