import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  blockAt,
  craft,
  hold,
  known,
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

test('planks and sticks are crafted in the inventory, tools at a placed table', async () => {
  const { world, bot } = arena
  await arena.give('oak_log', 5)
  await craft(bot, 'oak_planks', { count: 4 })
  await craft(bot, 'crafting_table')
  await craft(bot, 'stick')
  await hold(bot, 'crafting_table')
  await placeOn(bot, near(bot, 2, -1, 0))
  await craft(bot, 'wooden_pickaxe', { table: near(bot, 2, 0, 0) })
  await arena.ticks(3)
  expect(world.players[0]?.inventory).toEqual({ oak_log: 1, oak_planks: 7, stick: 2, wooden_pickaxe: 1 })
  expect(known(bot)).toEqual(world.players[0]?.inventory)
})

test('a shift-click on the result crafts until the grid is empty', async () => {
  const { world, bot } = arena
  await bot.clickWindow(
    bot.inventory.findInventoryItem(bot.registry.itemsByName['oak_planks']?.id ?? 0, null, false)?.slot ?? 0,
    0,
    0,
  )
  await bot.clickWindow(1, 0, 0)
  await arena.ticks(2)
  expect(bot.inventory.slots[0]?.name).toBe('oak_button')
  const clicked = bot.clickWindow(0, 0, 1)
  await arena.until(() => world.players[0]?.inventory['oak_button'] === 7, 'seven buttons')
  await clicked
  await arena.ticks(2)
  expect(known(bot)['oak_button']).toBe(7)
  expect(bot.inventory.slots[1]).toBeNull()
})

test('a forged result is refused and taken back', async () => {
  const { world, bot } = arena
  const before = world.players[0]?.inventory
  const diamond = bot.registry.itemsByName['diamond']?.id ?? 0
  const Item = (await import('prismarine-item')).default as unknown as (registry: unknown) => {
    new (id: number, count: number): unknown
    toNotch(item: unknown): unknown
  }
  const itemClass = Item(bot.registry)
  const forged = itemClass.toNotch(new itemClass(diamond, 64))
  bot._client.write('window_click', {
    windowId: 0,
    stateId: 1,
    action: 99,
    slot: 0,
    mouseButton: 0,
    mode: 0,
    item: forged,
    changedSlots: [{ location: 40, item: forged }],
    cursorItem: forged,
  })
  await arena.ticks(3)
  expect(world.players[0]?.inventory).toEqual(before)
  expect(bot.inventory.slots[40]?.name).not.toBe('diamond')
})

test('a click on a window that is not open changes nothing', async () => {
  const { world, bot } = arena
  const before = world.players[0]?.inventory
  bot._client.write('window_click', {
    windowId: 77,
    stateId: 1,
    action: 98,
    slot: 9,
    mouseButton: 0,
    mode: 0,
    item: { present: false, itemCount: 0 },
    changedSlots: [],
    cursorItem: { present: false, itemCount: 0 },
  })
  await arena.ticks(3)
  expect(world.players[0]?.inventory).toEqual(before)
})

test('a cake leaves the three buckets of its milk', async () => {
  const { world, bot } = arena
  for (let bucket = 0; bucket < 3; bucket += 1) await arena.give('milk_bucket')
  await arena.give('sugar', 2)
  await arena.give('egg')
  await arena.give('wheat', 3)
  await craft(bot, 'cake', { table: near(bot, 2, 0, 0) })
  await arena.until(
    () => arena.carried()['cake'] === 1 && arena.carried()['bucket'] === 3,
    'cake and buckets',
  )
  expect(world.players[0]?.inventory).not.toHaveProperty('milk_bucket')
})

test('closing a table gives its grid back', async () => {
  const { world, bot } = arena
  bot.setControlState('sneak', false)
  const table = blockAt(bot, near(bot, 2, 0, 0))
  const before = world.players[0]?.inventory
  void bot.activateBlock(table)
  await arena.until(() => bot.currentWindow !== null, 'the table')
  const window = bot.currentWindow
  if (!window) throw new Error('no window')
  const source = window.findInventoryItem(bot.registry.itemsByName['stick']?.id ?? 0, null, false)
  await bot.clickWindow(source?.slot ?? 0, 0, 0)
  await bot.clickWindow(5, 0, 0)
  await bot.closeWindow(window)
  await arena.ticks(4)
  expect(world.players[0]?.inventory).toEqual(before)
  expect(known(bot)).toEqual(before)
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
