import { MeterError } from './meter-error.ts'
import { skipWasmImmediates } from './skip-wasm-immediates.ts'
import { WasmReader } from './wasm-reader.ts'
import { unsigned, WasmWriter } from './wasm-writer.ts'

/** A binary whose loops count. */
export interface MeteredBinary {
  readonly bytes: Uint8Array
  /** Name of the exported global that goes down by one with every turn of every loop. */
  readonly meter: string
  /** The import that is called when the meter falls below zero; it must refill the meter or throw. */
  readonly alarm: { readonly module: string; readonly name: string }
}

const section = { type: 1, import: 2, function: 3, global: 6, export: 7, code: 10 } as const
const header = 8
const meterName = 'meter'

/**
 * Makes every loop of the QuickJS binary count, also those of its own library: `new Array(4294967295).indexOf(1)` or
 * comparing long texts never asks the engine's interrupt handler, and nothing else can stop them in this thread. When
 * the count runs out, the loop calls the engine's clock import, which the host replaces. Blocks of memory that are
 * copied or filled at once count by their size.
 */
export function meterWebAssembly(binary: Uint8Array): MeteredBinary {
  const reader = new WasmReader(binary, { start: header })
  const writer = new WasmWriter().bytes(binary.subarray(0, header))
  const facts: ModuleFacts = {
    parameters: [],
    clockTypes: new Set(),
    alarm: undefined,
    meter: 0,
    imported: 0,
    typeOf: [],
  }
  while (!reader.isAtEnd) {
    const id = reader.byte()
    const body = reader.block()
    writer.bytes([id]).block(rewriteSection(id, body, facts))
  }
  if (!facts.alarm) throw new MeterError('The engine has no clock to replace')
  return { bytes: writer.finish(), meter: meterName, alarm: facts.alarm }
}

interface ModuleFacts {
  /** Count of parameters of each function type. */
  readonly parameters: number[]
  /** Numbers of the function types that take nothing and return a 64 bit float. */
  readonly clockTypes: Set<number>
  alarm: { readonly module: string; readonly name: string; readonly index: number } | undefined
  /** Number of the global that counts. */
  meter: number
  /** Count of functions that come from outside. */
  imported: number
  /** Type number of each function of the binary itself. */
  typeOf: readonly number[]
}

function rewriteSection(id: number, body: WasmReader, facts: ModuleFacts): WasmWriter {
  switch (id) {
    case section.type:
      return copying(body, () => readTypes(body, facts))
    case section.import:
      return copying(body, () => readImports(body, facts))
    case section.function:
      return copying(body, () => {
        facts.typeOf = Array.from({ length: body.number() }, () => body.number())
      })
    case section.global:
      return addGlobal(body, facts)
    case section.export:
      return addExport(body, facts)
    case section.code:
      return meterCode(body, facts)
    default:
      return new WasmWriter().bytes(body.rest())
  }
}

function copying(body: WasmReader, read: () => void): WasmWriter {
  const content = body.rest()
  read()
  return new WasmWriter().bytes(content)
}

function readTypes(body: WasmReader, { clockTypes, parameters: counts }: ModuleFacts): void {
  const float64 = 0x7c
  const count = body.number()
  for (let index = 0; index < count; index += 1) {
    body.skip(1)
    const parameters = body.block().rest()
    const results = body.block().rest()
    counts.push(parameters.length)
    if (parameters.length === 0 && results.length === 1 && results[0] === float64) clockTypes.add(index)
  }
}

function readImports(body: WasmReader, facts: ModuleFacts): void {
  const text = new TextDecoder()
  const count = body.number()
  for (let index = 0; index < count; index += 1) {
    const module = text.decode(body.block().rest())
    const name = text.decode(body.block().rest())
    switch (body.byte()) {
      case 0: {
        if (facts.clockTypes.has(body.number())) facts.alarm = { module, name, index: facts.imported }
        facts.imported += 1
        break
      }
      case 2:
        if ((body.byte() & 1) === 1) body.skipNumber()
        body.skipNumber()
        break
      default:
        throw new MeterError(
          `The engine imports ${module}.${name}, which is neither a function nor its memory`,
        )
    }
  }
}

/** Appends a mutable 32 bit global that starts at zero; it gets the last number, so no other number changes. */
function addGlobal(body: WasmReader, facts: ModuleFacts): WasmWriter {
  facts.meter = body.number()
  return new WasmWriter()
    .number(facts.meter + 1)
    .bytes(body.rest())
    .bytes([0x7f, 0x01, 0x41, 0x00, 0x0b])
}

function addExport(body: WasmReader, { meter }: ModuleFacts): WasmWriter {
  const name = new TextEncoder().encode(meterName)
  const count = body.number()
  const asGlobal = 3
  return new WasmWriter()
    .number(count + 1)
    .bytes(body.rest())
    .number(name.length)
    .bytes(name)
    .bytes([asGlobal])
    .number(meter)
}

function meterCode(body: WasmReader, facts: ModuleFacts): WasmWriter {
  const count = body.number()
  const writer = new WasmWriter().number(count)
  const loopCharge = chargeTurn(facts)
  for (let index = 0; index < count; index += 1) {
    const parameters = facts.parameters[facts.typeOf[index] ?? 0] ?? 0
    const chargeBlock = (local: number): readonly number[] => chargeSize(facts, local)
    writer.block(meterFunction(body.block(), { parameters, loopCharge, chargeBlock }))
  }
  return writer
}

interface FunctionMeter {
  readonly parameters: number
  readonly loopCharge: readonly number[]
  /** Instructions that charge for a block of memory; the local keeps its size meanwhile. */
  readonly chargeBlock: (local: number) => readonly number[]
}

const loopOpcode = 0x03
const prefixOpcode = 0xfc

function meterFunction(body: WasmReader, { parameters, loopCharge, chargeBlock }: FunctionMeter): WasmWriter {
  const groups = body.number()
  const groupsStart = body.position
  let locals = parameters
  for (let index = 0; index < groups; index += 1) {
    locals += body.number()
    body.skip(1)
  }
  // One more local of 32 bits, after all others, for the size of a block of memory.
  const writer = new WasmWriter()
    .number(groups + 1)
    .bytes(body.since(groupsStart))
    .bytes([0x01, 0x7f])
  let copied = body.position
  while (!body.isAtEnd) {
    const start = body.position
    const opcode = body.byte()
    if (opcode === prefixOpcode && isBlockOperation(body)) {
      writer.bytes(body.slice(copied, start)).bytes(chargeBlock(locals))
      copied = start
    }
    skipWasmImmediates(opcode, body)
    if (opcode !== loopOpcode) continue
    writer.bytes(body.since(copied)).bytes(loopCharge)
    copied = body.position
  }
  return writer.bytes(body.since(copied))
}

/** Whether the code after the prefix is `memory.copy` or `memory.fill`. */
function isBlockOperation(body: WasmReader): boolean {
  const code = body.peek()
  return code === 0x0a || code === 0x0b
}

/** Instructions that take one off the meter and call the alarm when it falls below zero. */
function chargeTurn({ meter, alarm }: ModuleFacts): readonly number[] {
  if (!alarm) throw new MeterError('The engine has no clock to replace')
  const get = [0x23, ...unsigned(meter)]
  const set = [0x24, ...unsigned(meter)]
  const one = [0x41, 0x01]
  const zero = [0x41, 0x00]
  const callAlarm = [0x10, ...unsigned(alarm.index), 0x1a]
  return [...get, ...one, 0x6b, ...set, ...get, ...zero, 0x48, 0x04, 0x40, ...callAlarm, 0x0b]
}

/** Instructions that take a sixteenth of a block's size in bytes, which lies on the stack, off the meter. */
function chargeSize({ meter }: ModuleFacts, local: number): readonly number[] {
  const keep = [0x22, ...unsigned(local)]
  const sixteenth = [0x20, ...unsigned(local), 0x41, 0x04, 0x76]
  return [...keep, 0x23, ...unsigned(meter), ...sixteenth, 0x6b, 0x24, ...unsigned(meter)]
}
