import { afterAll, beforeAll, expect, test } from 'vitest'
import { startQuickArena, type Arena } from '../../testing/start-arena.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena({ difficulty: 'peaceful' })
})
afterAll(async () => arena.stop())

test('it rains by itself and stops again', async () => {
  const { world, bot } = arena
  for (let hour = 0; hour < 190 && !bot.isRaining; hour += 1) {
    world.step(1000)
    await arena.ticks(1)
  }
  expect(bot.isRaining).toBe(true)
  for (let hour = 0; hour < 30 && bot.isRaining; hour += 1) {
    world.step(1000)
    await arena.ticks(1)
  }
  expect(bot.isRaining).toBe(false)
})

test('a bot that joins in a storm sees it', async () => {
  arena.world.runCommand('weather thunder 20000')
  const other = await arena.join('late')
  await arena.until(() => other.isRaining && other.thunderState > 0, 'the storm')
  other.quit()
})

test('rain puts fire out under the open sky', () => {
  const { world } = arena
  world.runCommand('weather rain 20000')
  world.runCommand('difficulty normal')
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  world.setBlock({ x: 8, y: 64, z: 8 }, 'fire')
  world.step(2)
  world.setBlock({ x: 8, y: 64, z: 8 }, 'air')
  world.step(2)
  const { health } = world.players[0] ?? { health: 0 }
  world.step(100)
  expect(world.players[0]?.health).toBeGreaterThanOrEqual(health)
})

test('without the weather cycle rain does not end', async () => {
  arena.world.runCommand('gamerule doWeatherCycle false')
  arena.world.runCommand('weather rain 100')
  arena.world.step(1000)
  await arena.ticks(2)
  expect(arena.bot.isRaining).toBe(true)
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
