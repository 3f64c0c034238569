import type { GameEvent } from '@voyager-mc/core'
import { createFlatGenerator } from '@voyager-mc/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

// From the floor of the world to the height at which flat land ends.
const rockBlocks = 127

let platform: Platform

beforeAll(async () => {
  const gamerules = { doDaylightCycle: false }
  platform = await startPlatform({
    viewDistanceChunks: 3,
    difficulty: 'peaceful',
    gamerules,
    generator: ({ registry }) =>
      createFlatGenerator({
        registry,
        layers: ['bedrock', ...Array.from({ length: rockBlocks }, () => 'stone')],
      }),
  })
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

/** Puts the bot into a small room in plain rock at a height. */
function enterRock(height: number): void {
  const { world } = platform
  world.runCommand(`fill -1 ${height} -1 1 ${height + 1} 1 air`)
  world.teleport('bot', { x: 0.5, y: height, z: 0.5 })
}

const run = (call: string) => platform.run(`await bot.waitForTicks(15)\n${call}`)

const said = (events: readonly GameEvent[]): string =>
  events.flatMap((event) => (event.type === 'program-log' ? [event.text] : [])).join('\n')

test('the last pickaxe that breaks on the way down ends it, and it says so', { retry: 0 }, async () => {
  enterRock(30)
  platform.world.runCommand('give bot wooden_pickaxe{Damage:55}')
  const { events, observation } = await run('await exploreUntil(bot, new Vec3(1, -1, 0), 120)')
  expect(said(events)).toMatch(/I have no pickaxe to dig my way; craft one/)
  expect(observation.elapsedTicks).toBeLessThan(600)
})

test('a pickaxe that breaks on the way is made anew of what is carried', { retry: 0 }, async () => {
  enterRock(30)
  platform.world.runCommand('give bot wooden_pickaxe{Damage:55}')
  platform.give('oak_log', 2)
  platform.give('cobblestone', 3)
  const { events, observation } = await run('await exploreUntil(bot, new Vec3(1, -1, 0), 40)')
  expect(said(events)).toMatch(/Crafted 1 stone_pickaxe/)
  expect(observation.inventory).toMatchObject({ stone_pickaxe: 1 })
  expect(observation.position.y).toBeLessThan(26)
})

test('a walk whose only pickaxe, of wood, breaks goes on with one of stone', { retry: 0 }, async () => {
  enterRock(30)
  platform.world.runCommand('give bot wooden_pickaxe{Damage:55}')
  platform.give('oak_log', 2)
  platform.give('cobblestone', 3)
  const { observation } = await run('await goTo(bot, new Vec3(6, 30, 0), 1)')
  expect(observation.inventory).toMatchObject({ stone_pickaxe: 1 })
  expect(observation.elapsedTicks).toBeLessThan(800)
})

test('a walk ends where its last pickaxe breaks and nothing makes another', { retry: 0 }, async () => {
  enterRock(30)
  platform.world.runCommand('give bot wooden_pickaxe{Damage:55}')
  const { observation } = await run('await goTo(bot, new Vec3(9, 30, 0), 1)')
  expect(observation.position.x).toBeLessThan(6)
  expect(observation.elapsedTicks).toBeLessThan(500)
})

test('where no stone is carried a pickaxe of wood is made', { retry: 0 }, async () => {
  enterRock(30)
  platform.give('oak_log', 3)
  const { observation } = await run('await exploreUntil(bot, new Vec3(1, -1, 0), 20)')
  expect(observation.inventory).toMatchObject({ wooden_pickaxe: 1 })
})

test('a cheap pickaxe that breaks is made anew while a good one is held', { retry: 0 }, async () => {
  enterRock(30)
  platform.world.runCommand('give bot stone_pickaxe{Damage:125}')
  // Half of a good one is for ways.
  platform.world.runCommand('give bot iron_pickaxe{Damage:130}')
  platform.give('oak_log', 2)
  platform.give('cobblestone', 3)
  const { observation } = await run('await exploreUntil(bot, new Vec3(1, -1, 0), 50)')
  expect(observation.inventory).toMatchObject({ iron_pickaxe: 1, stone_pickaxe: 1 })
  expect(observation.usesLeft?.['iron_pickaxe']).toBeGreaterThan(110)
})

test('mineBlock makes the stone pickaxe that it lacks of what is carried', { retry: 0 }, async () => {
  enterRock(30)
  platform.world.runCommand('setblock 2 30 0 iron_ore')
  platform.give('oak_planks', 6)
  platform.give('cobblestone', 3)
  const { events, observation } = await run('await mineBlock(bot, "iron_ore", 1)')
  expect(said(events)).toMatch(/Crafted 1 stone_pickaxe[^]*Mined 1 iron_ore/)
  expect(observation.inventory).toMatchObject({ raw_iron: 1 })
})

test('the last uses of a good pickaxe are spared for what needs it', { retry: 0 }, async () => {
  enterRock(30)
  platform.world.runCommand('give bot iron_pickaxe{Damage:235}')
  platform.give('oak_log', 2)
  platform.give('cobblestone', 3)
  const { observation } = await run('await exploreUntil(bot, new Vec3(1, -1, 0), 30)')
  expect(observation.inventory).toMatchObject({ iron_pickaxe: 1, stone_pickaxe: 1 })
  expect(observation.usesLeft).toMatchObject({ iron_pickaxe: 15 })
})

test('without a pickaxe nobody digs into rock', { retry: 0 }, async () => {
  enterRock(12)
  const { events, observation } = await run('await exploreUntil(bot, new Vec3(1, 0, 0), 120)')
  expect(said(events)).toMatch(/I have no pickaxe to dig my way; craft one/)
  expect(observation.elapsedTicks).toBeLessThan(100)
})

test.for([
  ['a level way keeps its height far under ground', 'new Vec3(1, 0, 0)', 12, [5, 19]],
  ['a way down goes on as a tunnel where the world ends', 'new Vec3(1, -1, 0)', -50, [-60, -52]],
  ['so does a shaft', 'new Vec3(0, -1, 0)', -50, [-60, -52]],
] as const)('%s', { retry: 0 }, async ([, direction, height, [lowest, highest]]) => {
  enterRock(height)
  platform.give('iron_pickaxe')
  const { observation } = await run(`await exploreUntil(bot, ${direction}, 60)`)
  const { x, y, z } = observation.position
  expect(y).toBeGreaterThanOrEqual(lowest)
  expect(y).toBeLessThanOrEqual(highest)
  expect(Math.hypot(x, z)).toBeGreaterThan(10)
})

test.for([
  ['a search for an ore on a level goes down to where it is common first', 'new Vec3(1, 0, 0)', 24, 0],
  ['a staircase ends where the ore is common', 'new Vec3(1, -1, 0)', 16, 0],
  ['far below, a search for an ore goes up', 'new Vec3(1, 0, 0)', -40, 0],
] as const)('%s', { retry: 0 }, async ([, direction, height, common]) => {
  enterRock(height)
  platform.give('iron_pickaxe')
  const search = `await exploreUntil(bot, ${direction}, 75, () => false, ['deepslate_lapis_ore', 'lapis_ore'])`
  const { observation } = await run(search)
  const { x, y, z } = observation.position
  expect(Math.abs(y - common)).toBeLessThanOrEqual(9)
  expect(Math.hypot(x, z)).toBeGreaterThan(8)
})

test('a search ends a little before its program, so that the lines after it run', { retry: 0 }, async () => {
  await platform.enter({ stepTimeoutMs: 20_000 })
  enterRock(12)
  platform.give('iron_pickaxe')
  const { events, outcome } = await run(
    'await exploreUntil(bot, new Vec3(1, 0, 0), 60)\nconsole.log("After it")',
  )
  expect(outcome).toMatchObject({ status: 'completed' })
  expect(said(events)).toMatch(/the program's time is nearly over[^]*After it/)
})

test('from a rock without a way down the bot falls as deep as its health allows', { retry: 0 }, async () => {
  enterRock(40)
  const { world } = platform
  world.runCommand('fill -8 40 -8 8 50 8 air')
  world.runCommand('setblock 0 46 0 bedrock')
  world.teleport('bot', { x: 0.5, y: 47, z: 0.5 })
  const { observation } = await run('await goTo(bot, new Vec3(5, 40, 5), 1)')
  expect(observation.position.y).toBeLessThan(41.5)
  expect(observation.health).toBeGreaterThan(10)
})

test(
  'a search from a place that nobody gets out of says so, and not that the time is over',
  { retry: 0 },
  async () => {
    platform.fill([-3, -2, -3], [3, 4, 3], 'bedrock')
    platform.fill([0, 0, 0], [0, 1, 0], 'air')
    const { events, observation } = await run('await exploreUntil(bot, new Vec3(1, 0, 0), 600)')
    expect(said(events)).toContain('I do not get away from here')
    expect(observation.elapsedTicks).toBeLessThan(2_400)
  },
)
