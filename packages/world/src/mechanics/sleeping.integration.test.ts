import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, near, startQuickArena, type Arena } from '../../testing/start-arena.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena({ difficulty: 'peaceful' })
  const foot = near(arena.bot, 2, 0, 0)
  arena.world.setBlock(foot, 'red_bed', { part: 'foot', facing: 'east' })
  arena.world.setBlock(foot.offset(1, 0, 0), 'red_bed', { part: 'head', facing: 'east' })
  await arena.until(() => blockAt(arena.bot, foot).name === 'red_bed')
})
afterAll(async () => arena.stop())

test('nobody sleeps by day', async () => {
  const { bot } = arena
  const heard: string[] = []
  bot.on('messagestr', (text) => {
    heard.push(text)
  })
  await bot.activateBlock(blockAt(bot, near(bot, 2, 0, 0)))
  await arena.until(() => heard.some((text) => text.includes('only at night')), 'the refusal')
  expect(bot.isSleeping).toBe(false)
})

test('a bot sleeps through the night and wakes in the morning', async () => {
  const { world, bot } = arena
  world.step(13_000)
  await arena.until(() => bot.time.timeOfDay > 12_600, 'the night to show')
  const woken = new Promise<void>((resolve) => bot.once('wake', resolve))
  await bot.sleep(blockAt(bot, near(bot, 2, 0, 0)))
  expect(bot.isSleeping).toBe(true)
  expect(world.blockAt(near(bot, 2, 0, 0)).properties['occupied']).toBe(true)
  world.step(101)
  await woken
  await arena.until(() => bot.time.timeOfDay < 1000, 'the morning to show')
  expect(world.blockAt(near(bot, 2, 0, 0)).properties['occupied']).toBe(false)
})

test('the dead wake up at their bed', async () => {
  const { world, bot } = arena
  world.teleport('tester', { x: 30.5, y: -300, z: 30.5 })
  world.step(80)
  await arena.until(() => world.players[0]?.isDead === false && bot.entity.position.y > 60, 'the respawn')
  expect(Math.abs(bot.entity.position.x)).toBeLessThan(5)
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
