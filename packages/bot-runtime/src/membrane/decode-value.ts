import { Vec3 } from 'vec3'
import { GuestError } from './guest-error.ts'
import { MembraneError } from './membrane-error.ts'

/** Ways to find things that crossed before. */
export interface DecodeContext {
  objectOf(id: number): object | undefined
  callback(id: number): Function
  promiseOf(id: number): Promise<unknown>
}

/** Nesting beyond which a value from the guest is refused. */
const deepestValue = 24

/** Keys that mean something to JavaScript itself; plain data from the guest never carries them. */
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Rebuilds a value of the guest; trusts nothing about its shape and throws `MembraneError` for nonsense. */
export function decodeValue(wire: unknown, context: DecodeContext, depth = 0): unknown {
  if (typeof wire !== 'object' || wire === null) return wire
  if (!Array.isArray(wire) || depth > deepestValue) throw malformed()
  const list: readonly unknown[] = wire
  const decode = (part: unknown): unknown => decodeValue(part, context, depth + 1)
  const [tag, first] = list
  switch (tag) {
    case 'u':
      return undefined
    case 'n':
      return asNumber(list)
    case 'v':
      return new Vec3(asNumber(first), asNumber(list[2]), asNumber(list[3]))
    case 'a':
      return list.slice(1).map(decode)
    case 'o':
      return decodeRecord(first, decode)
    case 'h':
    case 'f':
      return context.objectOf(asId(first)) ?? fail('The object is gone; read it again.')
    case 'c':
      return context.callback(asId(first))
    case 'p':
      return context.promiseOf(asId(first))
    case 'e':
      return readGuestError(first)
    default:
      throw malformed()
  }
}

/** Reads a guest error from its wire form. */
export function readGuestError(wire: unknown): GuestError {
  const fields = new Map(typeof wire === 'object' && wire !== null ? Object.entries(wire) : [])
  const text = (name: string): string => {
    const value: unknown = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const thrown: unknown = fields.get('thrown')
  const line: unknown = fields.get('line')
  return new GuestError({
    name: text('name') || 'Error',
    message: text('message'),
    stack: text('stack'),
    ...(typeof thrown === 'number' && { thrown }),
    ...(typeof line === 'number' && { line }),
  })
}

function decodeRecord(fields: unknown, decode: (part: unknown) => unknown): object {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw malformed()
  // Without a prototype, so that no record of the guest can pass for an object of the host.
  const record: Record<string, unknown> = Object.create(null)
  for (const [key, value] of Object.entries(fields)) {
    if (!unsafeKeys.has(key)) record[key] = decode(value)
  }
  return record
}

/** Reads a number that may be none: those cross as text. */
function asNumber(wire: unknown): number {
  if (typeof wire === 'number') return wire
  if (!Array.isArray(wire) || wire[0] !== 'n') throw malformed()
  const text: unknown = wire[1]
  return text === 'Infinity' ? Infinity : text === '-Infinity' ? -Infinity : NaN
}

function asId(value: unknown): number {
  return typeof value === 'number' ? value : fail('The value is malformed; pass plain data.')
}

function malformed(): MembraneError {
  return new MembraneError('The value is malformed; pass plain data.')
}

function fail(message: string): never {
  throw new MembraneError(message)
}
