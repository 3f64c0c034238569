import type { ArgumentType } from './argument-type.ts'

/** A host object of one of these kinds. */
export function object(...kinds: readonly string[]): ArgumentType {
  return { type: 'object', kinds }
}

/** A list of at most `max` elements. */
export function listOf(of: ArgumentType, max: number): ArgumentType {
  return { type: 'list', of, max }
}

/** A plain object with these fields. */
export function options(fields: Readonly<Record<string, ArgumentType>>): ArgumentType {
  return { type: 'options', fields }
}

/** A value of any of these types; the first that fits counts. */
export function either(...of: readonly ArgumentType[]): ArgumentType {
  return { type: 'either', of }
}

/** A value that may be `null` or left out. */
export function optional(of: ArgumentType): ArgumentType {
  return { type: 'optional', of }
}
