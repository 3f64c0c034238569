/** Changes to one generated column: index in the column to state id. */
export type Edits = ReadonlyMap<number, number>

const format = 1
const maxIntegerBytes = 5

/** Packs the changes of a column into bytes, the same for the same changes in whatever order. */
export function packEdits(edits: Edits): Uint8Array {
  const indexes = [...edits.keys()].sort((left, right) => left - right)
  const bytes: number[] = [format]
  let previous = 0
  for (const index of indexes) {
    // Changes lie side by side, so that most steps to the next one take a single byte.
    writeInteger(bytes, index - previous)
    writeInteger(bytes, edits.get(index) ?? 0)
    previous = index
  }
  return Uint8Array.from(bytes)
}

/** Reads bytes made by `packEdits`; absent for any others. */
export function unpackEdits(bytes: Uint8Array): Map<number, number> | undefined {
  if (bytes[0] !== format) return undefined
  const edits = new Map<number, number>()
  let offset = 1
  let index = 0
  const read = (): number | undefined => {
    let value = 0
    for (let byte = 0; byte < maxIntegerBytes; byte += 1) {
      const next = bytes[offset]
      if (next === undefined) return undefined
      offset += 1
      value += (next & 0x7f) * 2 ** (7 * byte)
      if (next < 0x80) return value
    }
    return undefined
  }
  while (offset < bytes.length) {
    const [step, state] = [read(), read()]
    if (step === undefined || state === undefined) return undefined
    index += step
    edits.set(index, state)
  }
  return edits
}

function writeInteger(bytes: number[], value: number): void {
  let rest = value
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80)
    rest >>>= 7
  }
  bytes.push(rest)
}
