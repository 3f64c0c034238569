import { expect, test } from 'vitest'
import { distanceBetween, offsetBy, parsePlaceKey, placeKey, type Place } from './position.ts'

const here: Place = { x: 1, y: -60, z: -3, dimension: 'the_nether' }

test('the key of a place tells it', () => {
  expect(parsePlaceKey(placeKey(here))).toEqual(here)
})

test('a place that is moved stays in its dimension', () => {
  expect(offsetBy(here, { x: 1, y: 2, z: 3 })).toEqual({ x: 2, y: -58, z: 0, dimension: 'the_nether' })
})

test('nothing is near a place of another dimension', () => {
  expect(distanceBetween(here, { ...here, x: 4, z: 1 })).toBe(5)
  expect(distanceBetween(here, { ...here, dimension: 'overworld' })).toBe(Infinity)
})
