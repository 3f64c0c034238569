import { plannerActionAgent, postconditionCritic } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'
import { nearestStronghold } from '../../packages/world/src/generation/structures/stronghold-places.ts'

const techTree = createTechTree('1.19.4')
const actionAgent = plannerActionAgent({ techTree })
const critic = postconditionCritic({ techTree })
const seed = 7
let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({
    seed,
    difficulty: 'easy',
    viewDistanceChunks: 4,
    gamerules: { doDaylightCycle: false, keepInventory: true },
  })
})
beforeEach(() => platform.enter({ stepTimeoutMs: 1_200_000 }))
afterAll(() => platform.stop())

const kit = {
  iron_helmet: 1,
  iron_chestplate: 1,
  iron_leggings: 1,
  iron_boots: 1,
  shield: 1,
  diamond_sword: 1,
  diamond_pickaxe: 1,
  bow: 1,
  cooked_beef: 32,
  cobblestone: 128,
}

function give(items: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(items))
    for (let left = count; left > 0; left -= 64) platform.give(name, Math.min(64, left))
}

/** Writes, runs and judges a task as the loop does. */
async function achieve(task: string): Promise<string> {
  const { observation: before } = await platform.run('await bot.waitForTicks(60)')
  const program = await actionAgent.generate({ task: { name: task }, observation: before, skills: [] })
  const step = await platform.environment.step(program)
  const verdict = await critic.decide({ task: { name: task }, before, step })
  if (verdict.status === 'undecided') return `undecided: ${verdict.reason}`
  if (verdict.critique.success) return 'achieved'
  const said = step.events.flatMap((event) => (event.type === 'program-log' ? [event.text] : [])).slice(-12)
  return `${verdict.critique.feedback} ${JSON.stringify(step.outcome)} ${said.join(' | ')}`
}

test(
  'with the parts of a portal the bot enters the Nether and comes back',
  // The ticks of its moves depend on what else the machine does.
  { retry: 1, timeout: 180_000 },
  async () => {
    give({ ...kit, obsidian: 10, flint_and_steel: 1, oak_log: 16, crafting_table: 1 })
    expect(await achieve('Enter the nether')).toBe('achieved')
    expect(await achieve('Enter the overworld')).toBe('achieved')
  },
)

test('with eyes near a stronghold the bot enters the End', { retry: 0, timeout: 180_000 }, async () => {
  give({ ...kit, ender_eye: 16 })
  const place = nearestStronghold(seed, { x: 0, z: 0 })
  platform.world.teleport('bot', { x: place.x + 30.5, y: 100, z: place.z + 0.5 })
  platform.world.runCommand('effect give bot slow_falling 20')
  expect(await achieve('Enter the end')).toBe('achieved')
})

test(
  'with a bow and a sword the bot kills the dragon and goes home by its fountain',
  // A fight may be lost: its moves depend on what else the machine does.
  { retry: 2, timeout: 240_000 },
  async () => {
    give({ ...kit, arrow: 256 })
    platform.world.teleport('bot', { x: 20.5, y: 66, z: 0.5, dimension: 'the_end' })
    await platform.run('await bot.waitForTicks(40)')
    // Endermen and falls are chance; the test is about crystals, perches and the way home.
    platform.world.runCommand('effect give bot resistance 1200 3')
    // All of its health takes seven minutes.
    platform.world.runCommand('damage @e[type=ender_dragon,limit=1] 190')
    expect(await achieve('Kill 1 ender_dragon')).toBe('achieved')
    // Where it fought on the fountain, that has taken it home already.
    const { observation } = await platform.run('await bot.waitForTicks(20)')
    if (observation.dimension === 'the_end') expect(await achieve('Enter the overworld')).toBe('achieved')
    const { observation: home } = await platform.run('await bot.waitForTicks(5)')
    expect(home.dimension).toBe('overworld')
  },
)
