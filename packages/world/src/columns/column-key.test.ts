import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { dimensionNames } from '../registry/dimension.ts'
import { columnKey, parseColumnKey } from './column-key.ts'

// As far as the world's border of 30 million blocks, and a view beyond it.
const furthest = 30_000_512 / 16
const chunk = fastCheck.integer({ min: -furthest, max: furthest })
const place = fastCheck.record({
  dimension: fastCheck.constantFrom(...dimensionNames),
  chunkX: chunk,
  chunkZ: chunk,
})

test('the key of a column tells its place', () => {
  fastCheck.assert(
    fastCheck.property(place, (column) => {
      const key = columnKey(column)
      expect(Number.isSafeInteger(key)).toBe(true)
      expect(parseColumnKey(key)).toEqual(column)
    }),
  )
})

test('different columns have different keys', () => {
  fastCheck.assert(
    fastCheck.property(place, place, (left, right) => {
      const isSame =
        left.dimension === right.dimension && left.chunkX === right.chunkX && left.chunkZ === right.chunkZ
      expect(columnKey(left) === columnKey(right)).toBe(isSame)
    }),
  )
})
