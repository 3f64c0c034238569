import { expect, test } from 'vitest'
import { suggestName } from './suggest-name.ts'

const known = ['mineBlock', 'craftItem', 'placeItem', 'killMob']

test.each([
  ['mineBlok', 'mineBlock'],
  ['MineBlock', 'mineBlock'],
  ['crafItem', 'craftItem'],
  ['killMobs', 'killMob'],
  ['somethingElse', undefined],
  ['', undefined],
])('for %j suggests %j', (name, suggestion) => {
  expect(suggestName(name, known)).toBe(suggestion)
})
