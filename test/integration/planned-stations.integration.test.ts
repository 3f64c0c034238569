import { plannerActionAgent, postconditionCritic } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'

const techTree = createTechTree('1.19.4')
const actionAgent = plannerActionAgent({ techTree })
const critic = postconditionCritic({ techTree })
let platform: Platform

// Grass on stone with a pool, where nothing is that a test does not put there.
beforeAll(async () => {
  platform = await startPlatform({
    difficulty: 'peaceful',
    viewDistanceChunks: 4,
    gamerules: { doDaylightCycle: false },
    build({ fill }) {
      fill([-12, -3, -12], [12, -2, 12], 'stone')
      fill([-12, -1, -12], [12, -1, 12], 'grass_block')
      fill([4, -1, 4], [6, -1, 6], 'water')
    },
  })
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

function give(items: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(items)) platform.give(name, count)
}

const stackOf = (name: string) => platform.world.players[0]?.stacks.find((stack) => stack.name === name)

/** Writes, runs and judges a task as the loop does. */
async function achieve(task: string): Promise<string> {
  const { observation: before } = await platform.run('await bot.waitForTicks(10)')
  const program = await actionAgent.generate({ task: { name: task }, observation: before, skills: [] })
  const step = await platform.environment.step(program)
  const verdict = await critic.decide({ task: { name: task }, before, step })
  if (verdict.status === 'undecided') return `undecided: ${verdict.reason}`
  return verdict.critique.success ? 'achieved' : `${verdict.critique.feedback} ${step.outcome.status}`
}

test('a potion is brewed of rods, glass, warts and water, and drunk', { retry: 0 }, async () => {
  give({ crafting_table: 1, blaze_rod: 2, cobblestone: 3, glass: 3, nether_wart: 1 })
  expect(await achieve('Brew 1 potion of strength')).toBe('achieved')
  expect(stackOf('potion')?.potion).toBe('strength')
  expect(await achieve('Gain strength')).toBe('achieved')
  const { observation } = await platform.run('await bot.waitForTicks(1)')
  expect(observation.effects?.['strength']).toBe(1)
  expect(stackOf('potion')).toBeUndefined()
})

test('a pickaxe is enchanted at a table made for it', { retry: 0 }, async () => {
  give({ crafting_table: 1, diamond_pickaxe: 1, book: 1, diamond: 2, obsidian: 4, lapis_lazuli: 3 })
  platform.world.runCommand('experience set bot 30 levels')
  expect(await achieve('Enchant 1 diamond_pickaxe')).toBe('achieved')
  expect(stackOf('diamond_pickaxe')?.enchantments?.length).toBeGreaterThan(0)
  expect(platform.world.players[0]?.stacks.some(({ name }) => name === 'diamond')).toBe(false)
})

test('netherite is smelted, alloyed and smithed onto a pickaxe', { retry: 0 }, async () => {
  give({ crafting_table: 1, furnace: 1, coal: 1, ancient_debris: 4, gold_ingot: 4 })
  give({ diamond_pickaxe: 1, iron_ingot: 2, oak_planks: 4 })
  expect(await achieve('Smith 1 netherite_pickaxe')).toBe('achieved')
  expect(stackOf('netherite_pickaxe')?.count).toBe(1)
  expect(stackOf('diamond_pickaxe')).toBeUndefined()
})

test('a sword gets its name at an anvil', { retry: 0 }, async () => {
  give({ anvil: 1, iron_sword: 1 })
  platform.world.runCommand('experience set bot 5 levels')
  expect(await achieve('Name iron_sword "Sting"')).toBe('achieved')
  expect(stackOf('iron_sword')?.customName).toContain('Sting')
})
