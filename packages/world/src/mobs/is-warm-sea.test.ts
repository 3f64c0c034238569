import { expect, test } from 'vitest'
import { isWarmSea } from './is-warm-sea.ts'

/** A shore of a biome that begins at an x; everything else is sea. */
const shoreAt = (from: number, biome: string): Parameters<typeof isWarmSea>[0] => ({
  groundAt: ({ x }) => ({ height: 40, biome: x >= from ? biome : 'ocean' }),
})
const place = { x: 0, z: 0, dimension: 'overworld' } as const

test.each(['desert', 'jungle', 'savanna'])('the sea off a %s is warm', (biome) => {
  expect(isWarmSea(shoreAt(60, biome), place)).toBe(true)
})

test('the sea off other land is not', () => {
  expect(isWarmSea(shoreAt(10, 'plains'), place)).toBe(false)
})

test('a shore out of sight warms nothing', () => {
  expect(isWarmSea(shoreAt(130, 'desert'), place)).toBe(false)
})
