import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'
import type { MinecraftStepResult } from '../step/run-step.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ gamerules: { doDaylightCycle: false } })
})
beforeEach(async () => {
  await platform.enter()
  // Bare hands heal while they wait for the tests' first words.
  platform.world.runCommand('damage bot 14')
})
afterAll(() => platform.stop())

const logs = ({ events }: MinecraftStepResult): string =>
  events.flatMap((event) => (event.type === 'program-log' ? [event.text] : [])).join('\n')

const walkAcross = (): string => `await goTo(bot, ${platform.vec(9, 0, 0)}, 1)`

test('who is badly hurt and heals rests on the way, and goes on', async () => {
  const result = await platform.run(walkAcross())
  expect(logs(result)).toMatch(/Rested for \d+ s, health \d to 1\d\./)
  expect(result.observation.position.x).toBeGreaterThan(platform.at(7, 0, 0).x)
})

test('nobody rests who does not heal', async () => {
  platform.world.runCommand('effect give bot hunger 30 200')
  const result = await platform.run(`await bot.waitForTicks(200); ${walkAcross()}`)
  expect(result.observation.food).toBeLessThan(18)
  expect(logs(result)).not.toMatch(/Rested/)
  expect(result.observation.position.x).toBeGreaterThan(platform.at(7, 0, 0).x)
})

test('nobody rests whom an enemy sees', async () => {
  platform.fill([8, 0, 8], [8, 2, 8], 'stone')
  platform.world.spawnMob('skeleton', platform.at(8.5, 3, 8.5))
  const result = await platform.run(`await bot.waitForTicks(5); ${walkAcross()}`)
  expect(logs(result)).not.toMatch(/Rested/)
})
