import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ gamerules: { doDaylightCycle: false } })
  platform.world.give('bot', { name: 'shears', count: 1 })
  for (const x of [2.5, 3.5, 4.5]) platform.world.spawnMob('sheep', { x, y: 150, z: 0.5 })
})

afterAll(() => platform.stop())

test('each use of the shears brings the wool of another sheep', { retry: 0 }, async () => {
  const body = `await bot.waitForTicks(20)
    for (let use = 0; use < 3; use += 1) await useItemOn(bot, "shears", "sheep")`
  const source = `async function main(bot) { ${body} }`
  const { events } = await platform.environment.step({ name: 'main', source })
  const uses = events.filter(({ type }) => type === 'primitive-result')
  expect(uses).toHaveLength(3)
  for (const use of uses) expect(use).toMatchObject({ status: 'succeeded' })
  const wool = uses.map((use) =>
    use.type === 'primitive-result' ? Object.keys(Object(use.detail['gained'])).join() : '',
  )
  expect(wool.every((name) => name.endsWith('_wool'))).toBe(true)
})
