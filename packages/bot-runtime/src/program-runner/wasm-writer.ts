/** Collects the parts of a WebAssembly binary. */
export class WasmWriter {
  readonly #parts: Uint8Array[] = []
  #length = 0

  bytes(part: Uint8Array | readonly number[]): this {
    const bytes = part instanceof Uint8Array ? part : Uint8Array.from(part)
    this.#parts.push(bytes)
    this.#length += bytes.length
    return this
  }

  number(value: number): this {
    return this.bytes(unsigned(value))
  }

  /** Writes the length of what another writer holds, then that. */
  block(content: WasmWriter): this {
    return this.number(content.#length).bytes(content.finish())
  }

  finish(): Uint8Array {
    const all = new Uint8Array(this.#length)
    let offset = 0
    for (const part of this.#parts) {
      all.set(part, offset)
      offset += part.length
    }
    return all
  }
}

/** An unsigned LEB128 number. */
export function unsigned(value: number): readonly number[] {
  const bytes: number[] = []
  let rest = value >>> 0
  do {
    const low = rest & 0x7f
    rest >>>= 7
    bytes.push(rest === 0 ? low : low | 0x80)
  } while (rest !== 0)
  return bytes
}
