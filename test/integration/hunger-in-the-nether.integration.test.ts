import { plannerActionAgent } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'

const actionAgent = plannerActionAgent({ techTree: createTechTree('1.19.4') })
let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'easy', gamerules: { doDaylightCycle: false } })
  await platform.enter({ stepTimeoutMs: 200_000 })
})
afterAll(() => platform.stop())

test(
  'whoever starves in the Nether fetches meat through the portal and goes on there',
  { retry: 0 },
  async () => {
    for (const [name, count] of Object.entries({ obsidian: 10, cobblestone: 4, flint_and_steel: 1 }))
      platform.give(name, count)
    await platform.run('await bot.waitForTicks(5); await buildPortal(bot); await enterPortal(bot)')
    expect(platform.self().dimension).toBe('the_nether')
    for (const name of ['iron_sword', 'iron_pickaxe']) platform.give(name)
    const { x, y, z } = platform.at(8, 0, 8)
    for (let cow = 0; cow < 8; cow += 1)
      platform.world.runCommand(`execute in overworld run summon cow ${x - cow} ${y} ${z}`)
    platform.world.runCommand('effect give bot hunger 60 100')
    await platform.run('for (let wait = 0; wait < 100 && bot.food > 5; wait += 1) await bot.waitForTicks(5)')
    platform.world.runCommand('effect clear bot')
    const { observation } = await platform.run('await bot.waitForTicks(5)')
    expect(observation.food).toBeLessThan(7)
    const program = await actionAgent.generate({
      task: { name: 'Mine 4 netherrack' },
      observation,
      skills: [],
    })
    const step = await platform.environment.step(program)
    expect(step.observation).toMatchObject({
      dimension: 'the_nether',
      inventory: { netherrack: 4, beef: expect.any(Number) },
    })
    expect(step.observation.food).toBeGreaterThan(9)
  },
)
