import { expect, test } from 'vitest'
import { dragonParts } from './dragon-parts.ts'

const place = { x: 10, y: 80, z: 20, dimension: 'the_end' } as const
const east = 90
const south = 180

/** Place and size of each part of a name, in whole hundredths. */
function partsNamed(name: string, yaw: number, isPerched = false) {
  const round = (value: number): number => Math.round(value * 100) / 100 + 0
  return dragonParts({ position: place, yaw }, { isPerched })
    .filter((part) => part.name === name)
    .map(({ position: { x, y, z }, width, height }) => [round(x), round(y), round(z), width, height])
}

test('head and neck lie in the way it looks', () => {
  expect(partsNamed('head', east)).toEqual([[16.5, 80, 20, 1, 1]])
  expect(partsNamed('neck', east)).toEqual([[15.5, 80, 20, 3, 3]])
  expect(partsNamed('head', south)).toEqual([[10, 80, 26.5, 1, 1]])
})

test('wings lie at its sides, two blocks higher, and the tail behind it', () => {
  expect(partsNamed('wing', east)).toEqual([
    [10, 82, 15.5, 4, 2],
    [10, 82, 24.5, 4, 2],
  ])
  expect(partsNamed('tail', east).map(([x]) => x)).toEqual([6.5, 4.5, 2.5])
  expect(partsNamed('body', east)).toEqual([[10.5, 80, 20, 5, 3]])
})

test('on its perch it lowers head and neck, and nothing else', () => {
  expect(partsNamed('head', east, true)).toEqual([[16.5, 79, 20, 1, 1]])
  expect(partsNamed('neck', east, true)).toEqual([[15.5, 79, 20, 3, 3]])
  expect(partsNamed('wing', east, true)).toEqual(partsNamed('wing', east))
})
