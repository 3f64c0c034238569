import { plannerActionAgent, postconditionCritic } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'

const techTree = createTechTree('1.19.4')
const actionAgent = plannerActionAgent({ techTree, keepsSafe: () => true })
const critic = postconditionCritic({ techTree })
let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
  await platform.enter({ stepTimeoutMs: 200_000 })
})
afterAll(() => platform.stop())

function give(items: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(items)) platform.give(name, count)
}

/** Writes, runs and judges a task as the loop does, and tells what is held after it. */
async function work(task: string): Promise<{
  readonly success: boolean | string
  readonly held: Readonly<Record<string, number>>
  /** Contents of the chests it remembers. */
  readonly stored: readonly unknown[]
}> {
  const { observation: before } = await platform.run('await bot.waitForTicks(50)')
  const program = await actionAgent.generate({ task: { name: task }, observation: before, skills: [] })
  const step = await platform.environment.step(program)
  const verdict = await critic.decide({ task: { name: task }, before, step })
  return {
    success:
      verdict.status === 'decided'
        ? verdict.critique.success ||
          verdict.critique.feedback +
            JSON.stringify(step.outcome) +
            JSON.stringify(step.observation.inventory)
        : verdict.reason,
    held: step.observation.inventory,
    stored: (step.observation.places ?? []).map(({ contents }) => contents).filter(Boolean),
  }
}

test('what the way to the dragon takes lies in a chest at home while other work is done, and is fetched for its own', async () => {
  give({
    crafting_table: 1,
    oak_planks: 20,
    ender_pearl: 12,
    blaze_rod: 8,
    arrow: 30,
  })
  const sticks = await work('Craft 4 stick')
  expect(sticks).toMatchObject({ success: true, held: { blaze_rod: 2, arrow: 8, crafting_table: 1 } })
  expect(sticks.held).not.toHaveProperty('ender_pearl')
  // Known at once, or the next task would be to get it all again.
  expect(sticks.stored).toEqual([{ ender_pearl: 12, blaze_rod: 6, arrow: 22 }])

  const eyes = await work('Craft 12 ender_eye')
  expect(eyes).toMatchObject({ success: true, held: { ender_eye: 12, arrow: 8 } })

  const table = await work('Craft 1 oak_button')
  expect(table.success).toBe(true)
  expect(table.held).not.toHaveProperty('ender_eye')
}, 200_000)

test('for a goal of somebody else nothing is put away', async () => {
  await platform.enter()
  give({ chest: 1, oak_planks: 4, ender_pearl: 12, iron_ingot: 20 })
  const { observation } = await platform.run('await bot.waitForTicks(10)')
  const program = await plannerActionAgent({ techTree }).generate({
    task: { name: 'Craft 1 stick' },
    observation,
    skills: [],
  })
  const step = await platform.environment.step(program)
  expect(step.observation.inventory).toMatchObject({ chest: 1, ender_pearl: 12, iron_ingot: 20, stick: 4 })
})

test('whoever leaves for the Nether leaves the iron of the next outfit at home', async () => {
  await platform.enter({ stepTimeoutMs: 200_000 })
  give({
    chest: 1,
    iron_ingot: 20,
    obsidian: 10,
    flint_and_steel: 1,
    oak_log: 16,
    cobblestone: 64,
    iron_pickaxe: 1,
    iron_sword: 1,
    cooked_beef: 16,
  })
  const journey = await work('Enter the_nether')
  expect(journey).toMatchObject({ success: true, held: { iron_ingot: 3, iron_pickaxe: 1 } })
}, 200_000)
