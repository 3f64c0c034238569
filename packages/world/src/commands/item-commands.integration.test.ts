import { expect, test } from 'vitest'
import { commandArenaOfFile } from '../../testing/start-command-arena.ts'
import { showsWear } from '../../testing/start-mob-arena.ts'
import { known } from '../../testing/start-arena.ts'

const commands = commandArenaOfFile()
const { type, self } = commands

// Items made of components hide their enchantments from bots, though they work; see item-components.ts.
const shown = (enchantment: { readonly name: string; readonly lvl: number }): readonly unknown[] =>
  commands.arena.bot.supportFeature('itemsWithComponents') ? [] : [expect.objectContaining(enchantment)]

test('give fills the inventory and drops what does not fit', async () => {
  expect(await type('give @s minecraft:oak_log 100')).toBe('Gave 100 [Oak Log] to tester')
  await commands.arena.until(() => known(commands.arena.bot)['oak_log'] === 100, 'the logs')
  await type('give @s cobblestone 6400')
  expect(self().inventory['cobblestone']).toBe(34 * 64)
  await commands.arena.until(
    () => Object.values(commands.arena.bot.entities).some(({ name }) => name === 'item'),
    'the rest',
  )
})

test('give understands wear and enchantments', async () => {
  await type('give @p diamond_pickaxe{Damage:100,Enchantments:[{id:"minecraft:efficiency",lvl:5s}]} 1')
  await commands.arena.until(() => known(commands.arena.bot)['diamond_pickaxe'] === 1, 'the pickaxe')
  const pickaxe = commands.arena.bot.inventory.items().find(({ name }) => name === 'diamond_pickaxe')
  if (showsWear(commands.arena.bot)) expect(pickaxe?.durabilityUsed).toBe(100)
  expect(pickaxe?.enchants).toEqual(shown({ name: 'efficiency', lvl: 5 }))
})

test('clear takes everything, a kind, some of a kind, or only counts', async () => {
  await type('give @s dirt 20')
  await type('give @s stone 10')
  expect(await type('clear @s dirt 0')).toBe('Found 20 matching item(s) on player tester')
  expect(await type('clear @s dirt 5')).toBe('Removed 5 item(s) from player tester')
  expect(self().inventory).toEqual({ dirt: 15, stone: 10 })
  expect(await type('clear')).toBe('Removed 25 item(s) from player tester')
  expect(await type('clear @s')).toBe('No items were found on player tester')
})

test('item replace fills armour, hands and numbered slots', async () => {
  expect(await type('item replace entity @s armor.head with minecraft:iron_helmet')).toBe(
    'Replaced a slot on tester with 1 [Iron Helmet]',
  )
  await type('item replace entity @s weapon.offhand with shield')
  await type('item replace entity @s hotbar.3 with torch 16')
  await type('item replace entity @s inventory.0 with bread 2')
  await commands.arena.until(() => commands.arena.bot.inventory.slots[9]?.name === 'bread', 'the bread')
  const { slots } = commands.arena.bot.inventory
  expect([slots[5]?.name, slots[45]?.name, slots[39]?.count]).toEqual(['iron_helmet', 'shield', 16])
  await type('item replace entity @s armor.head with air')
  await commands.arena.until(() => !commands.arena.bot.inventory.slots[5], 'the bare head')
})

test('enchant enchants the held item', async () => {
  await type('give @s iron_sword')
  await commands.arena.ticks(2)
  commands.arena.bot.setQuickBarSlot(0)
  await commands.arena.ticks(2)
  expect(await type('enchant @s sharpness 3')).toBe("Applied enchantment Sharpness to tester's item")
  await commands.arena.ticks(3)
  expect(commands.arena.bot.heldItem?.enchants).toEqual(shown({ name: 'sharpness', lvl: 3 }))
  expect(await type('enchant @s sharpness 9')).toBe(
    '9 is higher than the maximum level of 5 supported by that enchantment',
  )
})

test('no handler failed', () => {
  expect(commands.arena.errors).toEqual([])
})
