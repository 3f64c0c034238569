import { Vec3 } from 'vec3'
import { holdsCommand } from '../border/holds-command.ts'
import type { ArgumentType } from '../border/argument-type.ts'
import type { CallMember, Member } from '../border/member.ts'

/** Largest number, longest text and longest list that any argument of a host member may be. */
const largestNumber = 30_000_000
const longestText = 1024
const longestList = 1000
const deepestNest = 4

/**
 * Adds the functions of the border's table that an object lacks, and lets all of them note arguments that no host
 * function should see, whatever the table says: broken numbers, long texts, accessors, functions out of place.
 */
export function recordCalls<Target extends object>(
  target: Target,
  members: Readonly<Record<string, Member>>,
  harm: string[],
): Target {
  for (const [name, row] of Object.entries(members)) {
    if (row.use !== 'call') continue
    const original: unknown = Reflect.get(target, name)
    // Emitters bring their own.
    if (typeof original === 'function' && ['on', 'once', 'off'].includes(name)) continue
    if (/[lL]istener$/.test(name)) continue
    const value = (...args: readonly unknown[]): unknown => {
      noteArguments(name, { args, row, harm })
      if (typeof original === 'function') return Reflect.apply(original, target, args)
      return row.isAwaited ? Promise.resolve() : undefined
    }
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true })
  }
  return target
}

/** Notes arguments that no host function should see. */
export function noteArguments(
  name: string,
  {
    args,
    row,
    harm,
  }: { readonly args: readonly unknown[]; readonly row: CallMember; readonly harm: string[] },
): void {
  const types = Object.values(row.takes)
  if (args.length > types.length) harm.push(`${name} with ${args.length} arguments`)
  for (const [index, value] of args.entries()) {
    const takesFunction = takesFunctions(types[index])
    const isCommand = row.isChat && holdsCommand(String(value))
    if (isCommand || !isHarmless(value, { takesFunction, depth: 0 }))
      harm.push(`${name} with argument ${index + 1}`)
  }
}

function takesFunctions(type: ArgumentType | undefined): boolean {
  if (type === undefined) return false
  if (type.type === 'optional' || type.type === 'list') return takesFunctions(type.of)
  if (type.type === 'either') return type.of.some(takesFunctions)
  return type.type === 'options' ? Object.values(type.fields).some(takesFunctions) : type.type === 'function'
}

function isHarmless(
  value: unknown,
  { takesFunction, depth }: { readonly takesFunction: boolean; readonly depth: number },
): boolean {
  const inside = (part: unknown): boolean => isHarmless(part, { takesFunction, depth: depth + 1 })
  switch (typeof value) {
    case 'number':
      return Math.abs(value) <= largestNumber
    case 'string':
      return value.length <= longestText
    case 'boolean':
    case 'undefined':
      return true
    case 'function':
      return takesFunction
    case 'object':
      if (value === null) return true
      if (value instanceof Vec3) return [value.x, value.y, value.z].every(inside)
      if (Array.isArray(value)) return value.length <= longestList && value.every(inside)
      return !isPlain(value) || (depth < deepestNest && fieldsOf(value).every(inside))
    case 'bigint':
    case 'symbol':
      return false
  }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Values of the fields; a field that would be computed counts as a symbol, which is never harmless. */
function fieldsOf(value: object): readonly unknown[] {
  return Object.values(Object.getOwnPropertyDescriptors(value)).map((field) =>
    'value' in field ? (field.value as unknown) : Symbol('computed'),
  )
}
