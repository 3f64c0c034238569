import { expect, test } from 'vitest'
import { searchSteps } from './search-level.ts'

test('goes down to its level, and on at it', () => {
  const next = searchSteps({ common: -50, lowest: -58 })
  expect([64, -20, -47, -48, -30].map((y) => next(y).type)).toEqual(['down', 'down', 'down', 'level', 'down'])
  expect(next(-49)).toEqual({ type: 'level', height: -50 })
})

test('without a level it goes down to where the world ends', () => {
  expect(searchSteps({ common: undefined, lowest: -58 })(-57)).toEqual({ type: 'level', height: -58 })
})

test('from far below it climbs until it is nearly there', () => {
  const next = searchSteps({ common: 16, lowest: -58 })
  expect([-48, -10, 9, 11].map((y) => next(y).type)).toEqual(['up', 'up', 'up', 'level'])
})

test('a little too deep it stays at its height', () => {
  expect(searchSteps({ common: 16, lowest: -58 })(-5)).toEqual({ type: 'level', height: -5 })
})
