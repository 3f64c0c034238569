/** Length of the frame at an offset. */
export interface FrameLength {
  readonly length: number
  /** Bytes that the length itself takes. */
  readonly prefix: number
}

const maxPrefixBytes = 4

/** Reads a frame's length; absent when more bytes are needed, `Infinity` when it is longer than any frame may be. */
export function readFrameLength(buffer: Uint8Array, offset: number): FrameLength | undefined {
  let length = 0
  for (let index = 0; index < maxPrefixBytes; index += 1) {
    const byte = buffer[offset + index]
    if (byte === undefined) return undefined
    length += (byte & 0x7f) * 2 ** (7 * index)
    if (byte < 0x80) return { length, prefix: index + 1 }
  }
  return { length: Infinity, prefix: maxPrefixBytes }
}
