import { makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { renderEssentialInventory, renderInventory } from './render-inventory.ts'

test('uses left stand beside what wears', () => {
  const observation = makeObservation({
    inventory: { iron_pickaxe: 2, dirt: 3 },
    usesLeft: { iron_pickaxe: 12 },
    usedSlots: 3,
  })
  expect(renderInventory(observation)).toBe('Inventory (3/36 slots): iron_pickaxe 2 (12 uses left), dirt 3')
  expect(renderEssentialInventory(observation)).toContain('iron_pickaxe 2 (12 uses left)')
})

test('nothing is said of what does not wear', () => {
  const observation = makeObservation({ inventory: { stick: 1 }, usedSlots: 1 })
  expect(renderInventory(observation)).toBe('Inventory (1/36 slots): stick 1')
})

test('each of several tools has its own uses', () => {
  const observation = makeObservation({
    inventory: { iron_pickaxe: 2, stone_pickaxe: 6 },
    usesLeft: { iron_pickaxe: 12, stone_pickaxe: 1 },
    usesOfEach: { iron_pickaxe: [12, 250], stone_pickaxe: [1, 2, 3, 4, 5, 6] },
    usedSlots: 8,
  })
  expect(renderInventory(observation)).toBe(
    'Inventory (8/36 slots): iron_pickaxe 2 (12, 250 uses left), stone_pickaxe 6 (1, 2, 3, 4 … uses left)',
  )
})

test('enchantments stand beside what has them', () => {
  const observation = makeObservation({
    inventory: { diamond_pickaxe: 1, iron_sword: 2, enchanted_book: 1, potion: 1 },
    usesLeft: { diamond_pickaxe: 1354, iron_sword: 9 },
    usesOfEach: { iron_sword: [9, 250] },
    specialItems: [
      { item: 'diamond_pickaxe', count: 1, enchantments: { silk_touch: 1, unbreaking: 3 } },
      { item: 'iron_sword', count: 1, enchantments: { sharpness: 2 } },
      { item: 'enchanted_book', count: 1, enchantments: { mending: 1 } },
      { item: 'potion', count: 1, potion: 'water' },
    ],
    usedSlots: 5,
  })
  expect(renderInventory(observation)).toBe(
    'Inventory (5/36 slots): diamond_pickaxe (1354 uses left; silk_touch 1, unbreaking 3), iron_sword 2 (9, 250 uses left; one with sharpness 2), enchanted_book 1 (mending 1), potion 1',
  )
})
