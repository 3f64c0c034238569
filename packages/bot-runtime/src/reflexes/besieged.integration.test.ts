import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'
import type { MinecraftStepResult } from '../step/run-step.ts'

let platform: Platform

// Rock in which each test hollows out its own cave, at night.
beforeAll(async () => {
  platform = await startPlatform({
    gamerules: { doDaylightCycle: false },
    build({ world, fill }) {
      for (let x = -26; x < 26; x += 13) fill([x, -12, -16], [x + 12, 10, 16], 'stone')
      world.runCommand('time set 18000')
    },
  })
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

type Cave = 'hall' | 'tunnel' | 'hole' | 'rough ground'

const ore = [18, 0, 2] as const

function hollowOut(cave: Cave, seed: number): void {
  if (cave === 'tunnel') platform.fill([-18, 0, 0], [18, 1, 0], 'air')
  else platform.fill([-20, 0, -10], [20, 5, 10], 'air')
  if (cave === 'hole') {
    platform.fill([0, -3, 0], [0, -1, 0], 'air')
    platform.world.teleport('bot', platform.at(0.5, -3, 0.5))
  }
  if (cave !== 'rough ground') return
  for (let x = -19; x < 20; x += 1) {
    for (let z = -9; z < 10; z += 1) {
      const height = ((x * 7 + z * 13 + seed * 5 + x * z) & 3) - 1
      if (x * x + z * z < 2 || height === 0) continue
      if (height > 0) platform.fill([x, 0, z], [x, height - 1, z], 'stone')
      else platform.fill([x, -1, z], [x, -1, z], 'air')
    }
  }
}

interface Siege {
  readonly cave: Cave
  /** Blocks to the nearest archer. */
  readonly far: number
  readonly archers: number
  /** Whether wounds close; else the stomach is too empty, and nothing to eat is carried. */
  readonly heals: boolean
}

/** Half a minute and more of work across a cave with archers, begun with six points of health and no armour. */
async function work({ cave, far, archers, heals }: Siege): Promise<MinecraftStepResult> {
  hollowOut(cave, far)
  for (const name of ['stone_sword', 'stone_pickaxe']) platform.give(name)
  platform.give('cobblestone', 24)
  if (heals) platform.give('cooked_beef', 3)
  platform.world.runCommand('effect give bot hunger 2 200')
  await platform.run('await bot.waitForTicks(80)')
  platform.world.runCommand('effect clear bot')
  platform.world.runCommand('damage bot 13')
  for (let archer = 0; archer < archers; archer += 1) {
    const isBehind = cave === 'tunnel' && archer % 2 === 1
    const z = cave === 'tunnel' ? 0 : archer * 4 - 2
    platform.world.spawnMob('skeleton', platform.at((isBehind ? -far : far) + 0.5, 1, z + 0.5))
  }
  return platform.run(`await bot.waitForTicks(2); await goTo(bot, ${platform.vec(...ore)}, 1)`)
}

const deaths = ({ events }: MinecraftStepResult): readonly object[] =>
  events.filter(({ type }) => type === 'death')
const logs = ({ events }: MinecraftStepResult): string =>
  events.flatMap((event) => (event.type === 'program-log' ? [event.text] : [])).join('\n')

test('on rough ground a hurt body closes itself in, eats, heals, and goes on', async () => {
  const result = await work({ cave: 'rough ground', far: 9, archers: 2, heals: true })
  expect(deaths(result)).toEqual([])
  expect(logs(result)).toMatch(/Hid behind walls from skeleton, health \d; came out with health 1[78]/)
  expect(result.observation.position.x).toBeGreaterThan(platform.at(14, 0, 0).x)
})

test.each<[Cave, number]>([
  ['hall', 1],
  ['hall', 2],
  ['tunnel', 1],
  ['hole', 1],
])('in a %s one that does not heal leaves archers another way, %d of them', async (cave, archers) => {
  const result = await work({ cave, far: 8, archers, heals: false })
  expect(deaths(result)).toEqual([])
  expect(logs(result)).toMatch(/dug away with health \d/)
})
