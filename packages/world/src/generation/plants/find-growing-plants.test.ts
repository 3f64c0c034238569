import { expect, test } from 'vitest'
import { createColumnBuffer } from '../../columns/create-column-buffer.ts'
import { findGrowingPlants } from './find-growing-plants.ts'

const palette = { cactus: 7, sugarCane: 9 }

test('finds every part of cactus and cane, in coordinates of the column', () => {
  const buffer = createColumnBuffer({ minY: -64, height: 384 })
  const put = (x: number, y: number, z: number, id: number): void => {
    buffer.states[((y + 64) << 8) | (z << 4) | x] = id
  }
  put(3, 70, 15, 7)
  put(3, 71, 15, 7)
  put(0, 64, 0, 9)
  put(1, 64, 0, 8)
  expect(findGrowingPlants(buffer, palette)).toEqual([
    { x: 3, y: 70, z: 15 },
    { x: 3, y: 71, z: 15 },
    { x: 0, y: 64, z: 0 },
  ])
})

test('finds nothing in bare ground', () => {
  expect(findGrowingPlants(createColumnBuffer({ minY: 0, height: 256 }), palette)).toEqual([])
})
