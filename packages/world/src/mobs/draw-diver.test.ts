import { expect, test } from 'vitest'
import { createRandomSource } from '../context/random-source.ts'
import { drawDiver } from './draw-monster.ts'

const count = (biome: string): number => {
  const random = createRandomSource(3)
  return Array.from({ length: 4000 }, () => drawDiver(random, biome)).filter((name) => name === 'drowned')
    .length
}

test('drowned come in one of 15 tries in rivers and in one of 40 in oceans', () => {
  expect(count('river') / 4000).toBeCloseTo(1 / 15, 1)
  expect(count('river')).toBeGreaterThan(count('ocean'))
  expect(count('ocean')).toBeGreaterThan(60)
})

test('drowned stay out of the water of swamps and plains', () => {
  expect(count('swamp') + count('plains')).toBe(0)
})
