import { plannerActionAgent } from '@voyager-mc/rule-roles'
import { postconditionCritic } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'

const techTree = createTechTree('1.19.4')
const actionAgent = plannerActionAgent({ techTree })
const critic = postconditionCritic({ techTree })
let platform: Platform

// Grass on stone, where nothing is that a test does not put there.
beforeAll(async () => {
  platform = await startPlatform({
    viewDistanceChunks: 4,
    gamerules: { doDaylightCycle: false },
    build({ fill }) {
      fill([-12, -3, -12], [12, -2, 12], 'stone')
      fill([-12, -1, -12], [12, -1, 12], 'grass_block')
    },
  })
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

function give(items: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(items)) platform.give(name, count)
}

/** Writes, runs and judges a task as the loop does. */
async function achieve(task: string): Promise<string> {
  const { observation: before } = await platform.run('await bot.waitForTicks(10)')
  const program = await actionAgent.generate({ task: { name: task }, observation: before, skills: [] })
  const step = await platform.environment.step(program)
  const verdict = await critic.decide({ task: { name: task }, before, step })
  if (verdict.status === 'undecided') return `undecided: ${verdict.reason}`
  return verdict.critique.success ? 'achieved' : verdict.critique.feedback
}

test('Plant', async () => {
  give({ wheat_seeds: 1, stone_hoe: 1 })
  platform.fill([2, -1, 0], [2, -1, 0], 'water')
  expect(await achieve('Plant 1 wheat_seeds')).toBe('achieved')
})

test('Harvest what has to be sown first and needs its time', async () => {
  give({ wheat_seeds: 2, stone_hoe: 1 })
  platform.fill([2, -1, 0], [2, -1, 0], 'water')
  platform.world.runCommand('gamerule randomTickSpeed 60')
  expect(await achieve('Harvest 2 wheat')).toBe('achieved')
})

test('Deposit what is named', async () => {
  give({ dirt: 8 })
  platform.world.setBlock(platform.at(2, 0, 0), 'chest')
  const { x, y, z } = platform.at(2, 0, 0)
  expect(await achieve(`Deposit 5 dirt into the chest at (${x}, ${y}, ${z})`)).toBe('achieved')
  expect(platform.world.players[0]?.inventory['dirt']).toBe(3)
})

test('Deposit what is useless when 33 slots are in use', async () => {
  const dyes = techTree.items.filter((item) => /_(dye|carpet)$/.test(item)).slice(0, 32)
  give(Object.fromEntries(dyes.map((item) => [item, 1])))
  give({ iron_pickaxe: 1 })
  platform.world.setBlock(platform.at(2, 0, 0), 'chest')
  const { x, y, z } = platform.at(2, 0, 0)
  expect(await achieve(`Deposit useless items into the chest at (${x}, ${y}, ${z})`)).toBe('achieved')
  expect(platform.world.players[0]?.inventory['iron_pickaxe']).toBe(1)
})

test.for<readonly [string, Readonly<Record<string, number>>]>([
  ['Cook 2 mutton', { mutton: 2, furnace: 1, coal: 1 }],
  ['Smelt 1 raw_iron', { raw_iron: 1, furnace: 1, oak_planks: 2 }],
  ['Craft 1 stone_sword', { cobblestone: 2, oak_planks: 6 }],
  ['Place 1 chest', { oak_planks: 8, crafting_table: 1 }],
  ['Equip iron_helmet', { iron_ingot: 5, crafting_table: 1 }],
])('%s', async ([task, items]) => {
  give(items)
  expect(await achieve(task)).toBe('achieved')
})

/** Creatures that neither wander nor run away. */
function stand(kind: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const { x, y, z } = platform.at(3 + index, 0, 2)
    platform.world.runCommand(`summon ${kind} ${x} ${y} ${z} {NoAI:1b}`)
  }
}

test('Take leather from cows', async () => {
  give({ iron_sword: 1 })
  stand('cow', 8)
  expect(await achieve('Get 2 leather from cows')).toBe('achieved')
})

test('Take wool from sheep with shears', async () => {
  give({ shears: 1 })
  stand('sheep', 3)
  expect(await achieve('Get 2 white wool from sheep with shears')).toBe('achieved')
})

test('Leather of a horse is not leather of a cow', async () => {
  give({ iron_sword: 1 })
  stand('horse', 4)
  const { observation: before } = await platform.run('await bot.waitForTicks(10)')
  const hunt = 'for (let round = 0; round < 4; round += 1) await killMob(bot, "horse", 60)'
  const step = await platform.run(hunt)
  expect(step.observation.inventory['leather']).toBeGreaterThan(0)
  const verdict = await critic.decide({ task: { name: 'Get 1 leather from cows' }, before, step })
  expect(verdict).toMatchObject({ status: 'decided', critique: { success: false } })
})

test('Eat', async () => {
  platform.world.runCommand('effect give bot hunger 60 100')
  await platform.run('await bot.waitForTicks(300)')
  platform.world.runCommand('effect clear bot')
  give({ bread: 3 })
  expect(await achieve('Eat bread')).toBe('achieved')
})

test('Mine', async () => {
  give({ wooden_pickaxe: 1 })
  platform.fill([2, 0, 2], [3, 1, 2], 'stone')
  expect(await achieve('Mine 2 cobblestone')).toBe('achieved')
})

test('Kill a monster', async () => {
  give({ iron_sword: 1 })
  platform.world.runCommand('time set 18000')
  platform.world.spawnMob('zombie', platform.at(8.5, 0, 0.5))
  expect(await achieve('Kill 1 zombie')).toBe('achieved')
})

test('Kill animals', async () => {
  // A fence, so that none runs over the edge.
  platform.fill([-6, 0, -6], [6, 2, 6], 'glass')
  platform.fill([-5, 0, -5], [5, 2, 5], 'air')
  for (const dz of [4.5, -4.5]) platform.world.spawnMob('cow', platform.at(4.5, 0, dz))
  expect(await achieve('Kill 2 cow')).toBe('achieved')
})

test('Sleep', async () => {
  give({ white_bed: 1 })
  platform.world.runCommand('gamerule doDaylightCycle true')
  platform.world.runCommand('time set 13500')
  expect(await achieve('Sleep')).toBe('achieved')
})

test('Fish', async () => {
  platform.fill([2, -1, -4], [10, -1, 4], 'water')
  give({ fishing_rod: 1 })
  expect(await achieve('Fish')).toBe('achieved')
})
