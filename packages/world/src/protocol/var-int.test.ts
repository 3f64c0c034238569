import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { varInt } from './var-int.ts'
import { readFrameLength } from './read-frame-length.ts'

test('the length before a packet is read as it was written', () => {
  fastCheck.assert(
    fastCheck.property(fastCheck.integer({ min: 0, max: 0x20_0000 }), (length) => {
      const bytes = varInt(length)
      expect(readFrameLength(bytes, 0)).toEqual({ length, prefix: bytes.length })
    }),
  )
})

test('a length of seven bits takes one byte, the next one two', () => {
  expect([...varInt(127)]).toEqual([127])
  expect([...varInt(128)]).toEqual([0x80, 1])
})
