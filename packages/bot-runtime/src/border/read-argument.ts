import { Vec3 } from 'vec3'
import type { ArgumentType } from './argument-type.ts'
import { holdsCommand } from './holds-command.ts'
import { describeArgumentType } from './describe-argument-type.ts'
import type { KindFinder } from './object-kind.ts'

/** A value as the host will use it, or which part of it is refused and what would do. */
export type ArgumentReading =
  | { readonly status: 'accepted'; readonly value: unknown }
  | {
      readonly status: 'refused'
      /** Where in the argument, such as `.maxDistance` or `[3]`; empty for the argument itself. */
      readonly at: string
      readonly value: unknown
      readonly wanted: string
    }

/** Knowledge of host objects that reading an argument needs. */
export interface ArgumentReader {
  readonly kindOf: KindFinder
  /** Why a host object of an accepted kind is refused all the same; absent when it is not. */
  readonly objectionTo: (target: object) => string | undefined
}

/**
 * Reads one argument: checks it against type and bounds and converts it. The result shares nothing with the value but
 * host objects and functions, so what was checked is what is used.
 */
export function readArgument(type: ArgumentType, value: unknown, reader: ArgumentReader): ArgumentReading {
  switch (type.type) {
    case 'number':
      return typeof value === 'number' &&
        value >= type.min &&
        value <= type.max &&
        (!type.isWhole || Number.isInteger(value))
        ? accept(value)
        : refuse(type, value)
    case 'text':
      return typeof value === 'string' && value.length <= type.maxLength ? accept(value) : refuse(type, value)
    case 'chat':
      return readChat(type, typeof value === 'number' ? String(value) : value)
    case 'choice':
      return typeof value === 'string' && type.values.includes(value) ? accept(value) : refuse(type, value)
    case 'flag':
      return typeof value === 'boolean' ? accept(value) : refuse(type, value)
    case 'function':
      return typeof value === 'function' ? accept(value) : refuse(type, value)
    case 'position':
      return readPosition(type, value)
    case 'object':
      return readObject(type, value, reader)
    case 'list':
      return readList(type, value, reader)
    case 'options':
      return readOptions(type, value, reader)
    case 'either':
      return readEither(type, value, reader)
    case 'optional':
      return value === undefined || value === null ? accept(value) : readArgument(type.of, value, reader)
  }
}

type TypeOf<Name extends ArgumentType['type']> = Extract<ArgumentType, { readonly type: Name }>

function readChat(type: TypeOf<'chat'>, value: unknown): ArgumentReading {
  return typeof value === 'string' && value.length <= type.maxLength && !holdsCommand(value)
    ? accept(value)
    : refuse(type, value)
}

function readPosition(type: TypeOf<'position'>, value: unknown): ArgumentReading {
  if (typeof value !== 'object' || value === null) return refuse(type, value)
  const axes = ['x', 'y', 'z'].map((axis): unknown => Reflect.get(value, axis))
  const [x, y, z] = axes
  if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') {
    const wanted = describeArgumentType(type)
    return {
      status: 'refused',
      at: '',
      value,
      wanted: 'position' in value ? `its position, ${wanted}` : wanted,
    }
  }
  const broken = ['x', 'y', 'z'].find((_, index) => !(Math.abs(Number(axes[index])) <= type.max))
  if (broken === undefined) return accept(new Vec3(x, y, z))
  return {
    status: 'refused',
    at: `.${broken}`,
    value: Reflect.get(value, broken),
    wanted: describeArgumentType({ type: 'number', min: -type.max, max: type.max, isWhole: false }),
  }
}

function readObject(type: TypeOf<'object'>, value: unknown, reader: ArgumentReader): ArgumentReading {
  // What the guest made has no prototype; only the host's own objects are of a kind.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null) {
    return refuse(type, value)
  }
  const kind = reader.kindOf(value)
  if (kind === undefined || !type.kinds.includes(kind)) return refuse(type, value)
  const objection = reader.objectionTo(value)
  return objection === undefined ? accept(value) : { status: 'refused', at: '', value, wanted: objection }
}

function readList(type: TypeOf<'list'>, value: unknown, reader: ArgumentReader): ArgumentReading {
  if (!Array.isArray(value) || value.length > type.max) return refuse(type, value)
  const list: unknown[] = []
  for (let index = 0; index < value.length; index += 1) {
    const reading = readArgument(type.of, value[index], reader)
    if (reading.status === 'refused') return { ...reading, at: `[${index}]${reading.at}` }
    list.push(reading.value)
  }
  return accept(list)
}

function readOptions(type: TypeOf<'options'>, value: unknown, reader: ArgumentReader): ArgumentReading {
  if (!isPlain(value)) return refuse(type, value)
  const read: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(type.fields)) {
    const reading = readArgument(field, Object.hasOwn(value, name) ? value[name] : undefined, reader)
    if (reading.status === 'refused') return { ...reading, at: `.${name}${reading.at}` }
    if (reading.value !== undefined) read[name] = reading.value
  }
  return accept(read)
}

function readEither(type: TypeOf<'either'>, value: unknown, reader: ArgumentReader): ArgumentReading {
  const readings = type.of.map((option) => readArgument(option, value, reader))
  const fitting = readings.find(({ status }) => status === 'accepted')
  // What went wrong deeper in says more than a list of all types.
  const nearest = readings.find((reading) => reading.status === 'refused' && reading.at !== '')
  return fitting ?? nearest ?? refuse(type, value)
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function accept(value: unknown): ArgumentReading {
  return { status: 'accepted', value }
}

function refuse(type: ArgumentType, value: unknown): ArgumentReading {
  return { status: 'refused', at: '', value, wanted: describeArgumentType(type) }
}
