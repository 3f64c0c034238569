import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, hold, startQuickArena, type QuickArena } from '../../testing/start-arena.ts'

let arena: QuickArena
beforeAll(async () => {
  arena = await startQuickArena()
})
afterAll(async () => arena.stop())

const ground = new Vec3(8, 63, 10)
const place = ground.offset(0, 1, 0)

/** Words that a bot sees on the sign. */
const words = (bot = arena.bot): string => JSON.stringify(blockAt(bot, place).blockEntity ?? {})

test('what is written on a new sign is seen by those there and by those who come, and is kept', async () => {
  const { bot, world } = arena
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  await arena.give('oak_sign')
  await hold(bot, 'oak_sign')
  let opened = 0
  bot.on('signOpen', () => void (opened += 1))
  await bot.placeBlock(blockAt(bot, ground), new Vec3(0, 1, 0))
  await arena.until(() => opened > 0, 'the sign to be open')
  bot.updateSign(blockAt(bot, place), 'Home\nto the east')
  await arena.until(() => words().includes('to the east'), 'the words')
  const other = await arena.join('reader')
  await arena.until(() => words(other).includes('Home'), 'the words for a newcomer')
  other.quit()
  const kept = world.snapshot()
  world.setBlock(place, 'air')
  world.setBlock(place, 'oak_sign')
  world.restore(kept)
  const later = await arena.join('later')
  await arena.until(() => words(later).includes('Home'), 'the kept words')
  later.quit()
})

test('nobody writes on a sign that is not open to them', async () => {
  const { bot, world } = arena
  world.setBlock(place, 'air')
  world.setBlock(place, 'oak_sign')
  await arena.ticks(3)
  bot.updateSign(blockAt(bot, place), 'Mine')
  await arena.ticks(5)
  const reader = await arena.join('reader')
  await arena.ticks(10)
  expect(words(reader)).not.toContain('Mine')
  reader.quit()
  expect(arena.errors).toEqual([])
})
