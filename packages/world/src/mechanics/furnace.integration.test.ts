import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, hold, itemId, near, startQuickArena, type Arena } from '../../testing/start-arena.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena()
})
afterAll(async () => arena.stop())

test('a furnace smelts with fuel, goes on while closed and pays experience', async () => {
  const { world, bot } = arena
  const place = near(bot, 2, 0, 0)
  world.setBlock(place, 'furnace')
  await arena.give('iron_ore', 3)
  await arena.give('coal', 2)
  const furnace = await bot.openFurnace(blockAt(bot, place))
  await furnace.putFuel(itemId(bot, 'coal'), null, 1)
  await furnace.putInput(itemId(bot, 'iron_ore'), null, 3)
  await arena.ticks(5)
  expect(world.blockAt(place).properties['lit']).toBe(true)
  await furnace.close()
  world.step(620)
  const reopened = await bot.openFurnace(blockAt(bot, place))
  expect(reopened.outputItem()?.count).toBe(3)
  await arena.until(() => (reopened.fuel ?? 0) > 0, 'the fire to show')
  await reopened.takeOutput()
  await arena.until(() => arena.carried()['iron_ingot'] === 3, 'the ingots')
  await arena.until(() => bot.experience.points > 0, 'experience')
  await reopened.close()
})

test('a furnace does not take what does not burn as fuel', async () => {
  const { bot } = arena
  const place = near(bot, 2, 0, 0)
  await arena.give('cobblestone')
  const furnace = await bot.openFurnace(blockAt(bot, place))
  const source = furnace.findInventoryItem(itemId(bot, 'cobblestone'), null, false)
  await bot.clickWindow(source?.slot ?? 0, 0, 0)
  await bot.clickWindow(1, 0, 0)
  await bot.clickWindow(source?.slot ?? 0, 0, 0)
  await arena.ticks(3)
  await furnace.close()
  await arena.ticks(3)
  expect(arena.carried()['cobblestone']).toBe(1)
})

test('a broken furnace spills what is in it and closes', async () => {
  const { world, bot } = arena
  const place = near(bot, 1, 0, 1)
  world.setBlock(place, 'smoker')
  await arena.give('beef', 2)
  await arena.give('stone_pickaxe')
  const smoker = await bot.openFurnace(blockAt(bot, place))
  await smoker.putInput(itemId(bot, 'beef'), null, 2)
  await arena.ticks(2)
  await smoker.close()
  await hold(bot, 'stone_pickaxe')
  await bot.dig(blockAt(bot, place))
  await arena.collect({ beef: 2, smoker: 1 })
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
