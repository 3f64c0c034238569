import { expect, test } from 'vitest'
import { measureCoverage } from './measure-coverage.ts'

const at = (x: number, z: number) => ({ x, y: 64, z })

test('is nothing for no way', () => {
  expect(measureCoverage([])).toEqual({ chunks: 0, widthBlocks: 0, depthBlocks: 0, farthestBlocks: 0 })
})

test('counts the chunks between two observations once', () => {
  expect(measureCoverage([at(0, 0), at(60, 0), at(0, 0)])).toEqual({
    chunks: 4,
    widthBlocks: 60,
    depthBlocks: 0,
    farthestBlocks: 60,
  })
})

test('does not take a death for a way', () => {
  expect(measureCoverage([at(0, 0), at(-5000, 0)]).chunks).toBe(2)
})
