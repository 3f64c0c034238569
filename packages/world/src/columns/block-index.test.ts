import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { indexInColumn, parseIndexInColumn } from './block-index.ts'

test('the index of a block tells its place in the column', () => {
  const block = fastCheck.record({
    x: fastCheck.integer({ min: 0, max: 15 }),
    y: fastCheck.integer({ min: -64, max: 319 }),
    z: fastCheck.integer({ min: 0, max: 15 }),
  })
  fastCheck.assert(
    fastCheck.property(block, (position) => {
      expect(parseIndexInColumn(indexInColumn(position, -64), -64)).toEqual(position)
    }),
  )
})
