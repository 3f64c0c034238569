import { expect, test } from 'vitest'
import { describeShortage } from './describe-shortage.ts'

const needs = (items: Record<string, number>): { needs: Record<string, number>; requiresTable: boolean } => ({
  needs: items,
  requiresTable: false,
})

test('lists what is missing, separated, counting what is held', () => {
  expect(describeShortage([needs({ stick: 2, iron_ingot: 3, coal: 1 })], { stick: 1, coal: 1 })).toEqual({
    missing: { stick: 1, iron_ingot: 3 },
    text: ' 1 more stick, 3 more iron_ingot',
  })
})

test('chooses the recipe that lacks the fewest items', () => {
  const recipes = [needs({ oak_planks: 4 }), needs({ birch_planks: 4 })]
  expect(describeShortage(recipes, { birch_planks: 3 }).text).toBe(' 1 more birch_planks')
})

test('is empty when nothing is missing', () => {
  expect(describeShortage([needs({ stick: 1 })], { stick: 5 })).toEqual({ missing: {}, text: '' })
})
