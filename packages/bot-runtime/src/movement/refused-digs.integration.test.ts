import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'
import { protectSpawn } from '../testing/protect-spawn.ts'
import type { StandingBetween } from '../testing/stand-between.ts'

let platform: Platform
let server: StandingBetween

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful' })
  server = await protectSpawn(platform.world)
})
afterAll(async () => {
  server.close()
  await platform.stop()
})

test('goes round a wall that a server does not let it dig through', async () => {
  await platform.enter({ port: server.port })
  platform.fill([3, 0, -10], [3, 3, 10], 'dirt')
  const { observation, events } = await platform.run(`await goTo(bot, ${platform.vec(8, 0, 0)}, 1)`)
  expect(events.map(({ type }) => type)).not.toContain('block-dig')
  expect(events).toContainEqual(expect.objectContaining({ type: 'primitive-result', status: 'succeeded' }))
  expect(observation.elapsedTicks).toBeLessThan(600)
})
