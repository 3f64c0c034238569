import { expect, test } from 'vitest'
import { createRandomSource } from '../context/random-source.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { drawBarter } from './barter-loot.ts'

test('barter gives pearls in one of 46 draws, two to four of them, and only items that exist', () => {
  const random = createRandomSource(3)
  const { itemsByName } = loadRegistry('1.16.5')
  const draws = 20_000
  let pearls = 0
  for (let draw = 0; draw < draws; draw += 1) {
    const { name, count } = drawBarter(random)
    expect(itemsByName[name], name).toBeDefined()
    if (name !== 'ender_pearl') continue
    pearls += 1
    expect([2, 3, 4]).toContain(count)
  }
  expect(pearls / draws).toBeGreaterThan(0.018)
  expect(pearls / draws).toBeLessThan(0.026)
})
