import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  blockAt,
  hold,
  itemId,
  near,
  placeOn,
  startQuickArena,
  type Arena,
} from '../../testing/start-arena.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena()
})
afterAll(async () => arena.stop())

test('two players share a chest', async () => {
  const { world, bot } = arena
  const place = near(bot, 2, 0, 0)
  world.setBlock(place, 'chest')
  await arena.give('bread', 5)
  const other = await arena.join('other')
  const chest = await bot.openChest(blockAt(bot, place))
  await chest.deposit(itemId(bot, 'bread'), null, 3)
  const seen = await other.openChest(blockAt(other, place))
  expect(seen.containerItems().map(({ name, count }) => `${count} ${name}`)).toEqual(['3 bread'])
  await seen.withdraw(itemId(bot, 'bread'), null, 2)
  await arena.until(() => chest.containerItems()[0]?.count === 1, 'the first player to see it')
  await arena.until(() => arena.carried('other')['bread'] === 2)
  await chest.close()
  await seen.close()
  await arena.ticks(2)
  expect(world.players.map(({ inventory }) => inventory['bread'])).toEqual([2, 2])
  other.quit()
  await arena.until(() => world.players.length === 1, 'the other player to leave')
})

test('a window closes behind whoever goes away, and what is picked up then is in the pockets', async () => {
  const { world, bot } = arena
  const place = near(bot, 2, 0, 0)
  world.setBlock(place, 'chest')
  await bot.openChest(blockAt(bot, place))
  const { x, y, z } = bot.entity.position
  world.teleport(bot.username, { x: x - 5, y, z })
  await arena.ticks(4)
  expect(bot.currentWindow).not.toBeNull()
  world.teleport(bot.username, { x: x - 8, y, z })
  await arena.until(() => bot.currentWindow === null, 'the window to close')
  world.teleport(bot.username, { x, y, z })
  world.setBlock(place, 'air')
  await arena.give('carrot', 2)
  expect(bot.inventory.items().some(({ name }) => name === 'carrot')).toBe(true)
})

test('two chests side by side become one of 54 slots and come apart again', async () => {
  const { world, bot } = arena
  const ground = near(bot, 3, -1, 0)
  const side = new Vec3(0, 0, 1)
  await arena.give('chest', 2)
  await hold(bot, 'chest')
  await placeOn(bot, ground)
  await placeOn(bot, ground.plus(side))
  await arena.ticks(2)
  const first = ground.offset(0, 1, 0)
  expect(world.blockAt(first).properties['type']).not.toBe('single')
  const window = await bot.openChest(blockAt(bot, first))
  expect(window.inventoryStart).toBe(54)
  await window.deposit(itemId(bot, 'bread'), null, 1)
  await window.close()
  await arena.give('wooden_axe')
  await hold(bot, 'wooden_axe')
  await bot.dig(blockAt(bot, first.plus(side)))
  await arena.until(() => world.blockAt(first).properties['type'] === 'single', 'the chest to be single')
})

test('a barrel spills when it is broken', async () => {
  const { world, bot } = arena
  const place = near(bot, 1, 0, -1)
  world.setBlock(place, 'barrel')
  await arena.give('apple', 4)
  const barrel = await bot.openContainer(blockAt(bot, place))
  await barrel.deposit(itemId(bot, 'apple'), null, 4)
  await arena.ticks(2)
  expect(world.players[0]?.inventory['apple']).toBeUndefined()
  await barrel.close()
  await bot.dig(blockAt(bot, place))
  await arena.collect({ apple: 4 })
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
