import { expect, test } from 'vitest'
import { createItemCatalog } from '../items/create-item-catalog.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { rulesOf } from '../rules/index.ts'
import { anvilResult } from './anvil-result.ts'

const registry = loadRegistry('1.19.4')
const rules = rulesOf(registry)
const items = createItemCatalog(registry)
const work = (left: ItemStack, right?: ItemStack, name?: string) =>
  anvilResult({ left, right, name, rules, items })
const book = (name: string, level: number): ItemStack => ({
  name: 'enchanted_book',
  count: 1,
  enchantments: [{ name, level }],
})
const sword = { name: 'diamond_sword', count: 1 }

test('each ingot mends a quarter and costs a level', () => {
  const worn = { name: 'iron_pickaxe', count: 1, damage: 120 }
  expect(work(worn, { name: 'iron_ingot', count: 1 })).toEqual({
    made: { name: 'iron_pickaxe', count: 1, damage: 58, repairCost: 1 },
    levels: 1,
    used: 1,
  })
  expect(work(worn, { name: 'iron_ingot', count: 9 })).toMatchObject({ levels: 2, used: 2 })
  expect(work(worn, { name: 'gold_ingot', count: 1 })).toBeUndefined()
})

test('two worn tools become one that is worn less', () => {
  const worn = { name: 'iron_pickaxe', count: 1, damage: 200 }
  // 250 uses: 50 are left in each, and 30 come on top.
  expect(work(worn, worn)?.made.damage).toBe(120)
})

test('equal levels of a book and a sword make the next one, up to the last', () => {
  const sharp = { ...sword, enchantments: [{ name: 'sharpness', level: 3 }] }
  expect(work(sharp, book('sharpness', 3))).toMatchObject({
    made: { enchantments: [{ name: 'sharpness', level: 4 }], repairCost: 1 },
    levels: 4,
  })
  const full = { ...sword, enchantments: [{ name: 'sharpness', level: 5 }] }
  expect(work(full, book('sharpness', 5))).toBeUndefined()
})

test('a book that does not go with what is there brings nothing', () => {
  const sharp = { ...sword, enchantments: [{ name: 'sharpness', level: 1 }] }
  expect(work(sharp, book('smite', 2))).toBeUndefined()
  expect(work(sword, book('efficiency', 2))).toBeUndefined()
})

test('a name costs a level and no later work', () => {
  expect(work(sword, undefined, 'Biter')).toEqual({
    made: { ...sword, customName: 'Biter' },
    levels: 1,
    used: 0,
  })
  expect(work({ ...sword, customName: 'Biter' }, undefined, 'Biter')).toBeUndefined()
})

test('earlier work makes it dearer until it is too expensive', () => {
  const tried = { ...sword, repairCost: 31 }
  expect(work(tried, book('sharpness', 1))?.levels).toBe(32)
  expect(work(tried, { ...book('sharpness', 1), repairCost: 7 })?.levels).toBe(39)
  expect(work(tried, { ...book('sharpness', 1), repairCost: 15 })).toBeUndefined()
  expect(work({ ...sword, repairCost: 63 }, undefined, 'Old')?.levels).toBe(39)
})
