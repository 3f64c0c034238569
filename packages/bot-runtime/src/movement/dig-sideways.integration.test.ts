import type { StepResult } from '@voyager-mc/core'
import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  const gamerules = { doMobSpawning: false, doDaylightCycle: false }
  world = await startWorld({ clock, seed: 7, viewDistanceChunks: 2, gamerules, difficulty: 'peaceful' })
  environment = createMinecraftEnvironment({ port: world.port })
  await environment.reset()
})

afterAll(async () => {
  await environment.close()
  await world.close()
  clock.uninstall()
})

type Offset = readonly [number, number, number]

function fill([x1, y1, z1]: Offset, [x2, y2, z2]: Offset, block: string): void {
  world.runCommand(`fill ${x1} ${150 + y1} ${z1} ${x2} ${150 + y2} ${z2} ${block}`)
}

/** Ways that lead through solid ground: what stands there, the goal, and how far from it the bot may end. */
const ways: Readonly<
  Record<
    string,
    { readonly build: () => void; readonly goal: string; readonly isThere: (x: number, z: number) => boolean }
  >
> = {
  'two blocks on the goal': {
    build: () => fill([4, 0, 0], [4, 1, 0], 'dirt'),
    goal: 'new GoalBlock(4, 150, 0)',
    isThere: (x, z) => x === 4 && z === 0,
  },
  'one block on the goal': {
    build: () => fill([4, 0, 0], [4, 0, 0], 'dirt'),
    goal: 'new GoalBlock(4, 150, 0)',
    isThere: (x, z) => x === 4 && z === 0,
  },
  'two blocks on the goal, to the other side': {
    build: () => fill([-4, 0, 0], [-4, 1, 0], 'dirt'),
    goal: 'new GoalBlock(-4, 150, 0)',
    isThere: (x, z) => x === -4 && z === 0,
  },
  'two blocks on the goal, northwards': {
    build: () => fill([0, 0, -4], [0, 1, -4], 'dirt'),
    goal: 'new GoalBlock(0, 150, -4)',
    isThere: (x, z) => x === 0 && z === -4,
  },
  'a wall around the bot, to a block': {
    build: wallIn,
    goal: 'new GoalBlock(6, 150, 0)',
    isThere: (x, z) => x === 6 && z === 0,
  },
  'a wall around the bot, to a column': {
    build: wallIn,
    goal: 'new GoalXZ(6, 3)',
    isThere: (x, z) => x === 6 && z === 3,
  },
  'a wall around the bot, near a place': {
    build: wallIn,
    goal: 'new GoalNear(-6, 150, 0, 1)',
    isThere: (x, z) => Math.abs(x + 6) <= 1 && Math.abs(z) <= 1,
  },
  'a thick wall': {
    build: () => fill([3, 0, -12], [5, 3, 12], 'dirt'),
    goal: 'new GoalBlock(8, 150, 0)',
    isThere: (x, z) => x === 8 && z === 0,
  },
  'a tunnel of six blocks': {
    build: () => {
      fill([-1, 0, -1], [7, 3, 1], 'bedrock')
      fill([0, 0, 0], [0, 1, 0], 'air')
      fill([1, 0, 0], [6, 1, 0], 'dirt')
    },
    goal: 'new GoalBlock(6, 150, 0)',
    isThere: (x, z) => x === 6 && z === 0,
  },
  'a block on the goal behind a wall': {
    build: () => {
      fill([2, 0, -12], [2, 3, 12], 'dirt')
      fill([5, 0, 0], [5, 0, 0], 'dirt')
    },
    goal: 'new GoalBlock(5, 150, 0)',
    isThere: (x, z) => x === 5 && z === 0,
  },
  'stone all around, by hand': {
    build: () => fillAround('stone'),
    goal: 'new GoalBlock(8, 150, 4)',
    isThere: (x, z) => x === 8 && z === 4,
  },
}

function fillAround(block: string): void {
  fill([-12, 0, -12], [12, 4, 12], block)
  fill([-12, -1, -12], [12, -1, 12], 'bedrock')
  fill([0, 0, 0], [0, 1, 0], 'air')
}

function wallIn(): void {
  fill([-2, 0, -2], [2, 3, 2], 'dirt')
  fill([-1, 0, -1], [1, 2, 1], 'air')
}

function walk(build: () => void, goal: string): Promise<StepResult> {
  build()
  world.runCommand('clear bot')
  world.runCommand('kill @e[type=item]')
  world.teleport('bot', { x: 0.5, y: 150, z: 0.5 })
  const body = `await bot.waitForTicks(10); await bot.pathfinder.goto(${goal})`
  return environment.step({ name: 'main', source: `async function main(bot) { ${body} }` })
}

test.for(Object.entries(ways))('%s', { retry: 0 }, async ([_name, { build, goal, isThere }]) => {
  fill([-12, 0, -12], [12, 8, 12], 'air')
  fill([-12, -3, -12], [12, -1, 12], 'stone')
  const { outcome, observation } = await walk(build, goal)
  expect(outcome).toEqual({ status: 'completed' })
  const { x, z } = observation.position
  expect(isThere(Math.floor(x), Math.floor(z)), `at ${x} ${z}`).toBe(true)
})

test.for([
  ['bedrock', 'new GoalBlock(8, 150, 4)', /NoPath: No path.*bedrock at.*cannot be dug/],
  ['air', 'new GoalBlock(0, 158, 0)', /8 blocks higher.*get dirt or cobblestone/],
] as const)('inside of %s it says what is in the way', { retry: 0 }, async ([block, goal, words]) => {
  const { outcome } = await walk(() => fillAround(block), goal)
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringMatching(words) })
})
