/** Writes numbers one after the other into bytes that are used again after every `finish`. */
export interface ByteWriter {
  byte(value: number): void
  /** Two bytes, the high one first. */
  short(value: number): void
  /** Four bytes, the high one first. */
  word(value: number): void
  /** The protocol's variable-length integer, seven bits to a byte. */
  varInt(value: number): void
  /** Everything written since the last time; valid until the next write. */
  finish(): Buffer
}

/** A writer of at most `capacity` bytes between two calls of `finish`. */
export function createByteWriter(capacity: number): ByteWriter {
  const bytes = Buffer.alloc(capacity)
  let offset = 0
  const byte = (value: number): void => {
    bytes[offset++] = value
  }
  return {
    byte,
    short(value) {
      offset = bytes.writeInt16BE(value, offset)
    },
    word(value) {
      bytes[offset++] = value >>> 24
      bytes[offset++] = value >>> 16
      bytes[offset++] = value >>> 8
      bytes[offset++] = value
    },
    varInt(value) {
      let rest = value
      while (rest > 127) {
        byte((rest & 127) | 128)
        rest >>>= 7
      }
      byte(rest)
    },
    finish() {
      const written = bytes.subarray(0, offset)
      offset = 0
      return written
    },
  }
}
