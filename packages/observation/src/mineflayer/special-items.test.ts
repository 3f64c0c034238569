import { expect, test } from 'vitest'
import { makeFakeBot } from './fake-bot.ts'
import { specialItemsOf } from './special-items.ts'

const contents = (data: unknown) => ({ components: [{ type: 'potion_contents', data }] })

test.each([
  ['the tag before 1.20.5', { nbt: { value: { Potion: { value: 'minecraft:long_strength' } } } }, 'strength'],
  ['the component since 1.20.5', contents({ potionId: 36, customEffects: [] }), 'strength'],
  ['a long potion', contents({ potionId: 5 }), 'night_vision'],
  ['the last of the registry', contents({ potionId: 45 }), 'infested'],
  ['a name', contents({ potion: 'minecraft:strong_healing' }), 'healing'],
])('reads a potion from %s', (_from, traits, potion) => {
  const { bot } = makeFakeBot()
  Object.assign(bot.inventory, { slots: [{ name: 'potion', count: 1, nbt: null, ...traits }] })
  expect(specialItemsOf(bot)).toEqual([{ item: 'potion', count: 1, potion }])
})

test.each([
  ['no components', { components: [] }],
  ['no number', contents({})],
  ['a number beyond the registry', contents({ potionId: 9999 })],
  ['something else', { components: ['potion_contents', null, { type: 'damage', data: 3 }] }],
])('reads none from %s', (_from, traits) => {
  const { bot } = makeFakeBot()
  Object.assign(bot.inventory, { slots: [{ name: 'potion', count: 1, nbt: null, ...traits }] })
  expect(specialItemsOf(bot)).toEqual([])
})

test.each([
  ['the component since 1.20.5', '1.21.1', 'enchantments'],
  ['a book of 1.20.5 and later', '1.21.1', 'stored_enchantments'],
])('reads enchantments from %s', (_from, version, type) => {
  const { bot } = makeFakeBot({ version })
  const id = bot.registry.enchantmentsByName['sharpness']?.id
  const data = { enchantments: [{ id, level: 4 }, { id: 999, level: 1 }, null], showTooltip: true }
  const stack = { name: 'iron_sword', count: 1, nbt: null, enchants: data, components: [{ type, data }] }
  Object.assign(bot.inventory, { slots: [stack] })
  expect(specialItemsOf(bot)).toEqual([{ item: 'iron_sword', count: 1, enchantments: { sharpness: 4 } }])
})
