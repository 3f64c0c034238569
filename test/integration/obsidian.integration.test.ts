import { plannerActionAgent } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'

const actionAgent = plannerActionAgent({ techTree: createTechTree('1.19.4') })
let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({
    build: ({ fill }) => {
      fill([-12, -6, -12], [12, -1, 12], 'stone')
      fill([4, -2, -2], [8, -1, 2], 'lava')
      // Far above, a lake without a shore in its rock.
      fill([-12, 60, -12], [12, 75, 12], 'stone')
      fill([4, 64, -2], [8, 65, 2], 'lava')
      fill([-1, 66, -1], [1, 69, 1], 'air')
    },
  })
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

test('with a bucket of water the bot makes obsidian of a lake of lava, and takes the water along', async () => {
  for (const name of ['water_bucket', 'diamond_pickaxe']) platform.give(name)
  const { observation } = await platform.run('await bot.waitForTicks(5)')
  const task = { name: 'Obtain 2 obsidian' }
  const program = await actionAgent.generate({ task, observation, skills: [] })
  const step = await platform.environment.step(program)
  expect(step.outcome).toMatchObject({ status: 'completed' })
  expect(step.observation.inventory).toMatchObject({ obsidian: 2, water_bucket: 1 })
  expect(step.events.filter(({ type }) => type === 'death')).toEqual([])
})

test('a lake that has no shore because rock closes it in is opened from beside', async () => {
  // In the rock it is seen by those who see through rock.
  await platform.enter({ sight: 'loaded' })
  const { x, y, z } = platform.at(0, 66, 0)
  platform.world.teleport('bot', { x: x + 0.5, y, z: z + 0.5 })
  for (const name of ['water_bucket', 'diamond_pickaxe']) platform.give(name)
  const { observation } = await platform.run('await bot.waitForTicks(5)')
  const program = await actionAgent.generate({ task: { name: 'Obtain 2 obsidian' }, observation, skills: [] })
  const step = await platform.environment.step(program)
  expect(step.outcome).toMatchObject({ status: 'completed' })
  expect(step.observation.inventory).toMatchObject({ obsidian: 2, water_bucket: 1 })
  expect(step.events.filter(({ type }) => type === 'death')).toEqual([])
})
