import { expect, test } from 'vitest'
import { createKnownFalls, type KnownFalls } from './known-falls.ts'
import { makeSearchBlock, missingKind, type SearchBlock } from './search-block.ts'

/** Falls onto a floor at a height, and the heights that were looked at. */
function fallsOnto(floor: number): KnownFalls & { readonly looks: readonly number[] } {
  const looks: number[] = []
  const blockAt = (x: number, y: number, z: number): SearchBlock => {
    looks.push(y)
    return makeSearchBlock({ x, y, z }, { ...missingKind, safe: y > floor, physical: y <= floor })
  }
  return { ...createKnownFalls(blockAt), looks }
}

const from = (y: number) => ({ x: 1, y, z: 2, minY: 0 })

test('a fall is climbed down once, whatever height it is asked for from', () => {
  const { endBelow, looks } = fallsOnto(10)
  expect(endBelow(from(14))?.position.y).toBe(10)
  expect(looks).toEqual([14, 13, 12, 11, 10])
  for (const y of [12, 14, 10]) expect(endBelow(from(y))?.position.y).toBe(10)
  expect(looks).toHaveLength(5)
  expect(endBelow(from(16))?.position.y).toBe(10)
  expect(endBelow(from(16))?.position.y).toBe(10)
  expect(looks.slice(5)).toEqual([16, 15])
})

test('an abyss is known as one', () => {
  const { endBelow, looks } = fallsOnto(-5)
  expect([endBelow(from(3)), endBelow(from(2)), endBelow(from(0))]).toEqual([undefined, undefined, undefined])
  expect(looks).toEqual([3, 2, 1])
})
