import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { countItems, gainedItems, totalOf } from './inventory-changes.ts'

test('counts all stacks, but not the crafting grid', () => {
  const stack = (name: string, count: number): { name: string; count: number } => ({ name, count })
  const slots = [
    stack('ghost', 1),
    null,
    null,
    null,
    null,
    stack('iron_helmet', 1),
    stack('dirt', 64),
    stack('dirt', 3),
  ]
  expect(countItems(fakeBot({ inventory: { slots } }))).toEqual({ iron_helmet: 1, dirt: 67 })
})

test('lists gains and leaves losses out', () => {
  expect(gainedItems({ dirt: 2, stick: 4 }, { dirt: 5, coal: 1, stick: 1 })).toEqual({ dirt: 3, coal: 1 })
})

test('adds counts up', () => {
  expect([totalOf({ dirt: 3, coal: 1 }), totalOf({})]).toEqual([4, 0])
})
