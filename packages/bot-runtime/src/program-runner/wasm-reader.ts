import { MeterError } from './meter-error.ts'

/** Reads a WebAssembly binary from front to back. */
export class WasmReader {
  readonly #bytes: Uint8Array
  position: number
  readonly end: number

  constructor(
    bytes: Uint8Array,
    { start = 0, end = bytes.length }: { readonly start?: number; readonly end?: number } = {},
  ) {
    this.#bytes = bytes
    this.position = start
    this.end = end
  }

  get isAtEnd(): boolean {
    return this.position >= this.end
  }

  byte(): number {
    const value = this.#bytes[this.position]
    if (value === undefined) throw new MeterError('The engine ends in the middle of an instruction')
    this.position += 1
    return value
  }

  /** An unsigned LEB128 number of up to 32 bits. */
  number(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const part = this.byte()
      value |= (part & 0x7f) << shift
      if ((part & 0x80) === 0) return value >>> 0
    }
  }

  /** Skips a LEB128 number of any size and sign. */
  skipNumber(count = 1): void {
    for (let index = 0; index < count; index += 1) while ((this.byte() & 0x80) !== 0);
  }

  skip(bytes: number): void {
    this.position += bytes
  }

  /** The bytes from `start` to here. */
  since(start: number): Uint8Array {
    return this.#bytes.subarray(start, this.position)
  }

  slice(start: number, end: number): Uint8Array {
    return this.#bytes.subarray(start, end)
  }

  /** The next byte, which stays to be read; absent at the end. */
  peek(): number | undefined {
    return this.#bytes[this.position]
  }

  /** Reads a length and the bytes it counts. */
  block(): WasmReader {
    const length = this.number()
    const block = new WasmReader(this.#bytes, { start: this.position, end: this.position + length })
    this.position += length
    return block
  }

  rest(): Uint8Array {
    return this.#bytes.subarray(this.position, this.end)
  }
}
