import loadRegistry from 'prismarine-registry'
import { expect, test } from 'vitest'
import { loadLibraryColumn } from './library-column.ts'
import { quickenBitArrays } from './quicken-bit-arrays.ts'

/** Reads bytes one after the other, as the library's reader does. */
function readerOf(given: Buffer): Reader {
  let offset = 0
  return {
    remaining: () => given.length - offset,
    readBuffer: (length) => given.subarray(offset, (offset += length)),
    readUInt32BE: () => given.readUInt32BE((offset += 4) - 4),
  }
}

interface Reader {
  remaining(): number
  readBuffer(length: number): Buffer
  readUInt32BE(): number
}

interface Light {
  data: Uint32Array
  readBuffer(reader: Reader, size?: number): unknown
  writeBuffer(writer: { writeBuffer(bytes: Buffer): void }): unknown
}

/** The light of a section that has some, as numbers of the library's own class. */
function lightOf(version: string): Light {
  const Column = loadLibraryColumn(loadRegistry(version))
  quickenBitArrays(new Column())
  const column = new Column()
  column.setBlockLight({ x: 0, y: 0, z: 0 }, 1)
  // The library's arrays have these members.
  return column.blockLightSections.find((section) => section !== null) as Light
}

const words = Uint32Array.from({ length: 512 }, (_, index) => Math.imul(index + 1, 0x9e37_79b1))
/** The protocol's longs: the high word of each pair first, its high byte first. */
const bytes = Buffer.alloc(2048)
words.forEach((word, index) => bytes.writeUInt32BE(word, (index ^ 1) * 4))

test.each(['1.16.5', '1.19.4'])(
  'bit arrays of %s come and go at once as the protocol has them',
  (version) => {
    const light = lightOf(version)
    light.readBuffer(
      Object.assign(readerOf(bytes), { readUInt32BE: () => expect.unreachable('word by word') }),
    )
    expect(light.data).toEqual(words)
    const written: Buffer[] = []
    light.writeBuffer({ writeBuffer: (part) => void written.push(part) })
    expect(Buffer.concat(written)).toEqual(bytes)
    // The numbers are the array's own, and the reader's bytes are as they were.
    light.data[0] = 5
    expect(bytes.readUInt32BE(4)).toBe(words[0])
  },
)

test('too few bytes and other sizes are read as the library reads them', () => {
  const light = lightOf('1.19.4')
  expect(() => light.readBuffer(readerOf(bytes.subarray(8)))).toThrow(RangeError)
  light.readBuffer(readerOf(bytes), 6)
  expect(light.data).toEqual(words.subarray(0, 6))
})
