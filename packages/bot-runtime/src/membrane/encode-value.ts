import { GuestError } from './guest-error.ts'
import type { WireError, WireValue } from './wire-value.ts'

/** Wire forms of values that do not cross by copy. */
export interface EncodeContext {
  handle(object: object): WireValue
  /** Absent for functions the guest may not call. */
  functionHandle(action: Function): WireValue | undefined
  promise(promise: PromiseLike<unknown>): WireValue
}

/** Nesting of lists beyond which they cross as nothing. */
const deepestList = 6

/** Turns a host value into its wire form: positions and lists by copy, objects by handle, symbols as nothing. */
export function encodeValue(value: unknown, context: EncodeContext, depth = 0): WireValue {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      return encodeNumber(value)
    case 'bigint':
      return encodeNumber(Number(value))
    case 'function':
      return isVec3Class(value) ? ['t', 'Vec3'] : (context.functionHandle(value) ?? ['u'])
    case 'object':
      return value === null ? null : encodeObject(value, context, depth)
    case 'symbol':
    case 'undefined':
      return ['u']
  }
}

/**
 * Describes an error by name and message only: stacks and causes hold paths and objects of the host. An error of the
 * guest that passed through host code keeps its number and so its identity.
 */
export function encodeError(error: unknown): WireError {
  try {
    if (GuestError.isInstance(error) && error.thrown !== undefined) {
      return { name: error.guestName, message: error.message, thrown: error.thrown }
    }
    if (error instanceof Error) return { name: clip(error.name, 100), message: clip(error.message, 4000) }
    return { name: 'Error', message: clip(error, 4000) }
  } catch {
    return { name: 'Error', message: 'A host call failed with an error that cannot be described.' }
  }
}

function encodeObject(value: object, context: EncodeContext, depth: number): WireValue {
  if (isPosition(value)) return ['v', encodeNumber(value.x), encodeNumber(value.y), encodeNumber(value.z)]
  if (Array.isArray(value)) {
    if (depth >= deepestList) return ['u']
    return ['a', ...value.map((element) => encodeValue(element, context, depth + 1))]
  }
  if (value instanceof Error) return ['e', encodeError(value)]
  if (isPromise(value)) return context.promise(value)
  return context.handle(value)
}

function encodeNumber(value: number): WireValue {
  if (Number.isFinite(value)) return value
  return ['n', Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity']
}

/** The guest has a class of its own for positions. */
function isVec3Class(value: Function): boolean {
  const prototype: unknown = value.prototype
  return typeof prototype === 'object' && prototype !== null && 'floored' in prototype
}

// Two copies of the vec3 package may be loaded, so its class says nothing; its shape does.
function isPosition(value: object): value is { x: number; y: number; z: number } {
  return (
    'x' in value &&
    typeof value.x === 'number' &&
    'y' in value &&
    typeof value.y === 'number' &&
    'z' in value &&
    typeof value.z === 'number' &&
    'floored' in value &&
    'distanceTo' in value &&
    typeof value.distanceTo === 'function'
  )
}

function isPromise(value: object): value is PromiseLike<unknown> {
  return 'then' in value && typeof value.then === 'function'
}

function clip(value: unknown, length: number): string {
  const text = String(value)
  return text.length > length ? `${text.slice(0, length)}...` : text
}
