import { expect, test } from 'vitest'
import { mealOf } from './meal-of.ts'

test.each([
  ['bread', { ticks: 32, isAlwaysEdible: false, effects: [] }],
  ['dried_kelp', { ticks: 16 }],
  ['mushroom_stew', { leaves: 'bowl' }],
  ['honey_bottle', { ticks: 40, leaves: 'glass_bottle', cures: 'Poison', isAlwaysEdible: true }],
  ['rotten_flesh', { effects: [{ name: 'Hunger', ticks: 600, chance: 0.8 }] }],
  ['chorus_fruit', { isTeleporting: true, isAlwaysEdible: true }],
])('%s', (name, meal) => {
  expect(mealOf(name, true)).toMatchObject(meal)
})

test('milk is no food but can be drunk', () => {
  expect(mealOf('milk_bucket', false)).toMatchObject({ leaves: 'bucket', cures: 'all' })
})

test.each([
  ['cake', true],
  ['stone', false],
  ['constructor', false],
])('%s cannot be eaten from the hand', (name, isFood) => {
  expect(mealOf(name, isFood)).toBeUndefined()
})
