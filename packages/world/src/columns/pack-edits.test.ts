import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { packEdits, unpackEdits } from './pack-edits.ts'

const entries = fastCheck.uniqueArray(fastCheck.tuple(fastCheck.nat(384 * 256 - 1), fastCheck.nat(60_000)), {
  selector: ([index]) => index,
  maxLength: 200,
})

test('changes come back as they went in, whatever their order', () => {
  fastCheck.assert(
    fastCheck.property(entries, (list) => {
      const packed = packEdits(new Map(list))
      expect(unpackEdits(packed)).toEqual(new Map(list))
      expect(packEdits(new Map(list.toReversed()))).toEqual(packed)
    }),
  )
})

test('a wall takes about three bytes a block', () => {
  const wall = new Map(Array.from({ length: 256 }, (_, index) => [index * 16, 9000]))
  expect(packEdits(wall).length).toBeLessThan(256 * 3 + 2)
})

test.each([
  ['nothing', []],
  ['another format', [2, 1, 1]],
  ['half a change', [1, 5]],
  ['a number without end', [1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]],
])('%s is no packed column', (_, bytes) => {
  expect(unpackEdits(Uint8Array.from(bytes))).toBeUndefined()
})
