import { expect, test } from 'vitest'
import { createItemCatalog } from '../items/create-item-catalog.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { parseItem } from './parse-item.ts'

const world = { items: createItemCatalog(loadRegistry('1.19.4')) }

test.each([
  ['diamond', { name: 'diamond' }],
  ['minecraft:oak_log', { name: 'oak_log' }],
  ['iron_sword{Damage:5}', { name: 'iron_sword', damage: 5 }],
  ['iron_sword[damage=5]', { name: 'iron_sword', damage: 5 }],
  [
    'bow{Enchantments:[{id:"minecraft:power",lvl:3s},{id:infinity,lvl:1}]}',
    {
      name: 'bow',
      enchantments: [
        { name: 'power', level: 3 },
        { name: 'infinity', level: 1 },
      ],
    },
  ],
  [
    'bow[enchantments={levels:{"minecraft:power":3}},minecraft:damage=7]',
    { name: 'bow', damage: 7, enchantments: [{ name: 'power', level: 3 }] },
  ],
  [`stick{display:{Name:'{"text":"Wand of Fire"}'}}`, { name: 'stick', customName: 'Wand of Fire' }],
  ['potion{Potion:"minecraft:long_swiftness"}', { name: 'potion', potion: 'long_swiftness' }],
  ['chest{BlockEntityTag:{Items:[]},Unbreakable:1b}', { name: 'chest' }],
])('%s', (text, item) => {
  expect(parseItem(world, text)).toEqual(item)
})

test.each([
  ['minecraft:unobtainium', "Unknown item 'minecraft:unobtainium'"],
  ['constructor', "Unknown item 'minecraft:constructor'"],
  ['__proto__', "Unknown item 'minecraft:__proto__'"],
  ['Diamond', 'Invalid ID'],
  ['stick{Damage:}', 'Expected value'],
])('%s is refused', (text, message) => {
  expect(() => parseItem(world, text)).toThrow(message)
})
