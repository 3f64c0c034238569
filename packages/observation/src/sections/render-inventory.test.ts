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
