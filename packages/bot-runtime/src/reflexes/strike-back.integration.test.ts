import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

// A bridge one block wide, high in the air.
beforeAll(async () => {
  platform = await startPlatform({
    difficulty: 'normal',
    build({ fill }) {
      fill([-1, -1, -1], [1, -1, 1], 'cobblestone')
      fill([2, -1, 0], [30, -1, 0], 'cobblestone')
    },
  })
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

test.each([1, 2, 3, 4])('on a bridge, the balls of a ghast are struck back, turn %i', async (turn) => {
  for (const piece of ['iron_sword', 'iron_helmet', 'iron_chestplate', 'iron_leggings', 'iron_boots'])
    platform.give(piece)
  await platform.run('await bot.waitForTicks(20)')
  platform.world.spawnMob('ghast', platform.at(15.5, 4, 12.5 + turn))
  const { events } = await platform.run(
    `for (let round = 0; round < 4; round += 1) {
      await goTo(bot, ${platform.vec(28, 0, 0)}, 0)
      await goTo(bot, ${platform.vec(0, 0, 0)}, 0)
    }`,
  )
  const of = (type: string): number => events.filter((event) => event.type === type).length
  expect({ deaths: of('death'), kills: of('creature-kill') }).toEqual({ deaths: 0, kills: 1 })
})
