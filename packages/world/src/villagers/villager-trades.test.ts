import { expect, test } from 'vitest'
import { createItemCatalog } from '../items/create-item-catalog.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { professions, tradesOf } from './villager-trades.ts'

test.each(['1.16.5', '1.21.4'])('every item of every trade exists in %s', (version) => {
  const items = createItemCatalog(loadRegistry(version))
  const known = tradesOf('farmer', { has: () => true })
  expect(tradesOf('farmer', items)).toEqual(known)
  for (const profession of professions) {
    expect(tradesOf(profession, items).length, profession).toBe(
      tradesOf(profession, { has: () => true }).length,
    )
  }
})

test('who has no profession has no trades', () => {
  expect(tradesOf('nitwit', { has: () => true })).toEqual([])
  expect(tradesOf('constructor', { has: () => true })).toEqual([])
})
