import { endianness } from 'node:os'
import type { LibraryColumn } from './library-column.ts'

/** Numbers of a few bits each, as the chunk library packs them. */
interface BitArray {
  /** Pairs of words, the low one first. */
  data: Uint32Array
}

/** The part of the `smart-buffer` package that bit arrays are read from and written to. */
interface SmartBuffer {
  remaining(): number
  readBuffer(length: number): Buffer
  writeBuffer(bytes: Buffer): unknown
}

/** The prototype of bit arrays. */
interface BitArrayMethods {
  readBuffer: (this: BitArray, reader: SmartBuffer, size?: number) => unknown
  writeBuffer: (this: BitArray, writer: SmartBuffer) => unknown
}

const bytesPerWord = 4

const quickened = new WeakSet<BitArrayMethods>()

/**
 * Lets this thread's prismarine-chunk read and write its bit arrays at once: the same numbers and the same bytes.
 *
 * Root cause: it reads and writes every word by a call of its own, ten thousand for the light of one column. Bots of this
 * thread gain from it too. Remove when the library does it.
 */
export function quickenBitArrays(throwaway: LibraryColumn): void {
  if (endianness() !== 'LE') return
  throwaway.setBlockLight({ x: 0, y: 0, z: 0 }, 1)
  const lit = throwaway.blockLightSections.find((section) => section !== null)
  // The class is not exported; every version keeps light in arrays of it.
  const methods = Object.getPrototypeOf(lit) as BitArrayMethods
  if (quickened.has(methods)) return
  quickened.add(methods)
  const readWords = methods.readBuffer
  methods.readBuffer = function (this: BitArray, reader, size = this.data.length) {
    const length = size * bytesPerWord
    // Other sizes, and too few bytes, are the library's to judge: they come from the network.
    if (size !== this.data.length || reader.remaining() < length) return readWords.call(this, reader, size)
    const bytes = new Uint8Array(reader.readBuffer(length))
    Buffer.from(bytes.buffer).swap64()
    this.data = new Uint32Array(bytes.buffer)
    return this
  }
  methods.writeBuffer = function (this: BitArray, writer) {
    const { buffer, byteOffset, byteLength } = this.data
    writer.writeBuffer(Buffer.from(new Uint8Array(buffer, byteOffset, byteLength)).swap64())
    return this
  }
}
