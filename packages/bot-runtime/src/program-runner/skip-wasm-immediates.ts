import { MeterError } from './meter-error.ts'
import type { WasmReader } from './wasm-reader.ts'

/** Operands of an instruction byte: a count of numbers, or a special form. */
type Immediates =
  | 'none'
  | 'number'
  | 'two-numbers'
  | 'table'
  | 'types'
  | 'four-bytes'
  | 'eight-bytes'
  | 'prefixed'

/** Moves the reader past what belongs to an instruction whose first byte was just read. */
export function skipWasmImmediates(opcode: number, reader: WasmReader): void {
  switch (immediatesOf(opcode)) {
    case 'none':
      return
    case 'number':
      return reader.skipNumber()
    case 'two-numbers':
      return reader.skipNumber(2)
    case 'table':
      return reader.skipNumber(reader.number() + 1)
    case 'types':
      return reader.skip(reader.number())
    case 'four-bytes':
      return reader.skip(4)
    case 'eight-bytes':
      return reader.skip(8)
    case 'prefixed':
      return skipPrefixed(reader)
  }
}

// Numbers are those of the WebAssembly 2.0 specification, section 5.4; the engine uses no vectors, threads, exceptions.
function immediatesOf(opcode: number): Immediates {
  if (opcode <= 0x01 || opcode === 0x05 || opcode === 0x0b || opcode === 0x0f) return 'none'
  if (opcode >= 0x02 && opcode <= 0x04) return 'number'
  if (opcode === 0x0c || opcode === 0x0d || opcode === 0x10) return 'number'
  if (opcode === 0x0e) return 'table'
  if (opcode === 0x11) return 'two-numbers'
  if (opcode === 0x1a || opcode === 0x1b) return 'none'
  if (opcode === 0x1c) return 'types'
  if (opcode >= 0x20 && opcode <= 0x26) return 'number'
  if (opcode >= 0x28 && opcode <= 0x3e) return 'two-numbers'
  if (opcode >= 0x3f && opcode <= 0x42) return 'number'
  if (opcode === 0x43) return 'four-bytes'
  if (opcode === 0x44) return 'eight-bytes'
  if (opcode >= 0x45 && opcode <= 0xc4) return 'none'
  if (opcode === 0xd0 || opcode === 0xd2) return 'number'
  if (opcode === 0xd1) return 'none'
  if (opcode === 0xfc) return 'prefixed'
  throw new MeterError(`The engine uses the unknown instruction 0x${opcode.toString(16)}`)
}

function skipPrefixed(reader: WasmReader): void {
  const code = reader.number()
  if (code <= 7) return
  if (code > 17) throw new MeterError(`The engine uses the unknown instruction 0xfc ${code}`)
  const takesTwo = code === 8 || code === 10 || code === 12 || code === 14
  reader.skipNumber(takesTwo ? 2 : 1)
}
