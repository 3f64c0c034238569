import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startNightPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startNightPlatform()
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

test('leaves a wolf alone, and strikes back once it was provoked', async () => {
  platform.give('iron_sword')
  platform.world.spawnMob('wolf', platform.at(3.5, 0, 0.5))
  const peace = await platform.run('await bot.waitForTicks(100)')
  expect(peace.events.filter(({ type }) => type === 'creature-kill')).toEqual([])
  const fight = await platform.run(
    'const wolf = bot.nearestEntity(({ name }) => name === "wolf"); await goTo(bot, wolf.position, 2); await bot.lookAt(wolf.position); bot.attack(wolf); await bot.waitForTicks(300)',
  )
  expect(fight.events).toContainEqual(expect.objectContaining({ type: 'creature-kill', creature: 'wolf' }))
  expect(fight.observation.health).toBeGreaterThan(8)
})
