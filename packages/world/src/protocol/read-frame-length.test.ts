import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { readFrameLength } from './read-frame-length.ts'

test.each([
  [[0], { length: 0, prefix: 1 }],
  [[0x7f], { length: 127, prefix: 1 }],
  [[0x80, 0x01], { length: 128, prefix: 2 }],
  [[0x80], undefined],
  [[], undefined],
  [[0xfb, 0xff, 0xff, 0xff, 0x0f], { length: Infinity, prefix: 4 }],
])('%j', (bytes, expected) => {
  expect(readFrameLength(Uint8Array.from(bytes), 0)).toEqual(expected)
})

test('no bytes give a negative length', () => {
  fastCheck.assert(
    fastCheck.property(fastCheck.uint8Array({ maxLength: 6 }), (bytes) => {
      expect(readFrameLength(bytes, 0)?.length ?? 0).toBeGreaterThanOrEqual(0)
    }),
  )
})
