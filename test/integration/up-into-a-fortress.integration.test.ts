import type { Observation } from '@voyager-mc/core'
import { plannerActionAgent } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'
import { fortressNear } from '../../packages/world/src/generation/structures/raise-fortress.ts'

const actionAgent = plannerActionAgent({ techTree: createTechTree('1.19.4') })
const seed = 7
let platform: Platform

beforeAll(async () => {
  // Nobody is there to fight: what is shown is the way.
  platform = await startPlatform({
    seed,
    difficulty: 'peaceful',
    viewDistanceChunks: 4,
    gamerules: { doDaylightCycle: false },
  })
})
beforeEach(() => platform.enter({ stepTimeoutMs: 80_000, sight: 'exposed' }))
afterAll(() => platform.stop())

const kit = { shield: 1, iron_sword: 1, diamond_pickaxe: 1, cooked_beef: 16, cobblestone: 64 }

const centre = fortressNear(seed, { x: 0, z: 0 })

/** Puts the bot on the ground of the Nether, below an arm of the fortress. */
async function standBelow(dx: number, dz: number): Promise<void> {
  const column = { x: centre.x + dx, z: centre.z + dz, dimension: 'the_nether' } as const
  const put = (y: number): void =>
    platform.world.teleport('bot', { ...column, x: column.x + 0.5, y, z: column.z + 0.5 })
  put(70)
  await platform.run('await bot.waitForTicks(2)')
  let y = 62
  while (y > 20 && platform.world.blockAt({ ...column, y }).name === 'air') y -= 1
  if (platform.world.blockAt({ ...column, y }).name === 'lava')
    platform.world.setBlock({ ...column, y }, 'netherrack')
  put(y + 1)
  platform.world.runCommand('effect give bot instant_health 1 5')
}

/** Lets the rules do a task from below an arm of the fortress; the observation at its end. */
async function playBelow(name: string, [dx, dz]: readonly [number, number]): Promise<Observation> {
  for (const [item, count] of Object.entries(kit)) platform.give(item, count)
  await standBelow(dx, dz)
  const { observation } = await platform.run('await bot.waitForTicks(20)')
  const program = await actionAgent.generate({ task: { name }, observation, skills: [] })
  return (await platform.environment.step(program)).observation
}

test.each([
  [44, 4],
  [4, -44],
  [-50, 6],
])(
  'from the ground below a fortress the spawner on its platform is reached, and the wart beside it taken (%i, %i)',
  { retry: 0 },
  async (dx, dz) => {
    const { position, inventory } = await playBelow('Obtain 2 blaze_rod', [dx, dz])
    const { x, y, z } = position
    expect(Math.hypot(x - centre.x, y - centre.y, z - centre.z)).toBeLessThan(10)
    // Whoever comes back for the wart of a potion fights once more.
    expect(inventory['nether_wart'] ?? 0).toBeGreaterThan(1)
  },
)

test.each([
  [44, 4],
  [4, -44],
])(
  'from the ground below, the wart on the bridges of a fortress is found (%i, %i)',
  { retry: 0 },
  async (dx, dz) => {
    const { inventory } = await playBelow('Obtain 1 nether_wart', [dx, dz])
    expect(inventory['nether_wart'] ?? 0).toBeGreaterThan(0)
  },
)
