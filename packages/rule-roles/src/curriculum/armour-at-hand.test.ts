import { expect, test } from 'vitest'
import { armourAtHand, ironToMelt } from './armour-at-hand.ts'

const piece = (
  inventory: Readonly<Record<string, number>>,
  equipment: Readonly<Record<string, string>> = {},
) => armourAtHand({ inventory, equipment })

test.for<[string, Readonly<Record<string, number>>, string | undefined]>([
  ['eight ingots', { iron_ingot: 8 }, 'Craft 1 iron_chestplate'],
  ['raw iron and coal', { raw_iron: 6, iron_ingot: 2, coal: 1 }, 'Craft 1 iron_chestplate'],
  ['raw iron and enough wood', { raw_iron: 8, oak_log: 2, oak_planks: 4 }, 'Craft 1 iron_chestplate'],
  ['raw iron and nothing to melt it with', { raw_iron: 8, oak_log: 2 }, undefined],
  ['iron for the legs', { iron_ingot: 7 }, 'Craft 1 iron_leggings'],
  ['iron for the feet, which stops little', { iron_ingot: 5 }, undefined],
  ['too little', { iron_ingot: 3, coal: 9 }, undefined],
  ['nothing', {}, undefined],
])('from %s', ([, inventory, task]) => {
  expect(piece(inventory)).toBe(task)
})

test('what is held or worn is not made again', () => {
  expect(piece({ iron_ingot: 8 }, { torso: 'diamond_chestplate' })).toBe('Craft 1 iron_leggings')
  expect(piece({ iron_ingot: 8 }, { torso: 'iron_chestplate', legs: 'iron_leggings' })).toBeUndefined()
})

test.for<[string, Readonly<Record<string, number>>, number]>([
  ['only four', { raw_iron: 4, oak_log: 9 }, 4],
  ['no iron for the feet', { raw_iron: 9, oak_log: 9 }, 4],
  ['iron for the legs as well', { raw_iron: 11, oak_log: 9 }, 11],
  ['iron for the breast as well', { raw_iron: 13, coal: 2 }, 12],
  ['more than there is wood for', { raw_iron: 13, oak_log: 4, oak_planks: 3 }, 4],
  ['the ore itself, in older versions', { iron_ore: 12, oak_planks: 20 }, 12],
])('melts at once, from %s', ([, inventory, count]) => {
  expect(ironToMelt({ inventory })).toBe(count)
})
