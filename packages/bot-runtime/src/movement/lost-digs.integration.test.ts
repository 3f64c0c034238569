import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

test('a dig of whose end nobody tells holds up no later walk', async () => {
  const { bot } = platform.environment
  if (!bot) throw new Error('The bot has left.')
  const { dig } = bot
  bot.dig = () => {
    bot.dig = dig
    return new Promise(() => undefined)
  }
  // Nothing but the ceiling of the hole can be dug, which whoever is stuck leaves alone.
  platform.fill([-4, 0, -4], [4, 6, 4], 'bedrock')
  platform.fill([0, 0, 0], [0, 1, 0], 'air')
  platform.fill([0, 2, 0], [0, 6, 0], 'dirt')
  platform.give('cobblestone', 16)
  const { observation } = await platform.run(`await goTo(bot, ${platform.vec(0, 7, 0)}, 1)`)
  expect(observation.position.y).toBeGreaterThan(platform.at(0, 5, 0).y)
  expect(observation.elapsedTicks).toBeLessThan(600)
})

test('digs are told also after a walk that was broken off while it dug', async () => {
  platform.fill([3, 0, -12], [3, 3, 12], 'stone')
  platform.fill([-2, 0, 0], [-2, 0, 0], 'dirt')
  const { events } = await platform.run(`
    bot.pathfinder.setGoal(new GoalNear(${platform.feet.x + 8}, ${platform.feet.y}, 0, 1));
    await bot.waitForTicks(100);
    bot.pathfinder.setGoal(null);
    await goTo(bot, ${platform.vec(0, 0, 0)}, 0);
    await bot.dig(bot.blockAt(${platform.vec(-2, 0, 0)}));
  `)
  expect(events).toContainEqual(expect.objectContaining({ type: 'block-dig', block: 'dirt' }))
})

test('a body that falls while it builds a step over an edge still walks on', { retry: 0 }, async () => {
  const { bot } = platform.environment
  if (!bot) throw new Error('The bot has left.')
  platform.give('cobblestone', 16)
  // Up to an island in the air, over a floor six blocks below.
  platform.fill([-10, -8, -16], [16, -1, 16], 'stone')
  platform.fill([1, -6, -16], [8, -1, 16], 'air')
  platform.fill([4, 2, 0], [5, 2, 0], 'stone')
  let falls = 0
  const { placeBlock } = bot
  bot.placeBlock = async (...given) => {
    await placeBlock(...given)
    bot.placeBlock = placeBlock
    // As from a blow: it stands below the edge now.
    const { x, z } = bot.entity.position
    platform.world.teleport('bot', { x: x + 1, y: platform.feet.y - 6, z })
    falls += 1
  }
  const { observation } = await platform.run(`
    bot.pathfinder.movements.allow1by1towers = false;
    await goTo(bot, ${platform.vec(4, 3, 0)}, 0);
    await goTo(bot, ${platform.vec(6, -6, 9)}, 1);
  `)
  expect(falls).toBe(1)
  expect(observation.position.z).toBeGreaterThan(platform.at(0, 0, 7).z)
})
