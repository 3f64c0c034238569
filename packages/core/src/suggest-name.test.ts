import { expect, test } from 'vitest'
import { suggestName } from './suggest-name.ts'

const known = ['mineBlock', 'craftItem', 'placeItem', 'killMob', 'learn', 'log']

test.each([
  ['mineBlok', 'mineBlock'],
  ['MineBlock', 'mineBlock'],
  ['crafItem', 'craftItem'],
  ['killMobs', 'killMob'],
  ['lern', 'learn'],
  ['dig', undefined],
  ['somethingElse', undefined],
  ['killMob', undefined],
  ['', undefined],
])('for %j suggests %j', (name, suggestion) => {
  expect(suggestName(name, known)).toBe(suggestion)
})
