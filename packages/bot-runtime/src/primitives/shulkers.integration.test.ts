import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({
    difficulty: 'normal',
    gamerules: { doDaylightCycle: false },
    // A room as in an end city, with walls so thick that a shulker finds no place outside.
    build({ fill }) {
      fill([-12, -9, -12], [12, 12, 12], 'purpur_block')
      fill([-3, 0, -3], [3, 3, 3], 'air')
    },
  })
})
beforeEach(async () => platform.enter())
afterAll(() => platform.stop())

const hunt = async (): Promise<readonly string[]> => {
  const { events } = await platform.run('await bot.waitForTicks(10); await killMob(bot, "shulker", 120)')
  return events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))
}

test('a shulker in its shell is struck until it is dead', async () => {
  platform.give('iron_sword')
  const { x, y, z } = platform.at(2, 0, 0)
  platform.world.runCommand(`summon shulker ${x} ${y} ${z} {NoAI:1b}`)
  expect(await hunt()).toEqual(['Killed shulker!'])
})

test('its bullets are struck away on the way, and neither lift nor hurt', async () => {
  platform.give('stone_sword')
  let shots = 0
  const stop = platform.world.events.on('entity-spawn', ({ entity }) => {
    if (entity.typeName === 'shulker_bullet') shots += 1
  })
  platform.world.spawnMob('shulker', platform.at(3.5, 0, 0.5))
  expect(await hunt()).toEqual(['Killed shulker!'])
  stop()
  expect(shots).toBeGreaterThan(0)
  expect(platform.world.players[0]).toMatchObject({ health: 20, effects: {} })
})
