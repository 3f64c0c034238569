import type { KindFinder } from './object-kind.ts'

/** Longest part of a text that is shown. */
const longestText = 60

/** Describes a value that was refused: short, one line, whatever it is. */
export function describeValue(value: unknown, kindOf: KindFinder): string {
  switch (typeof value) {
    case 'string':
      return quote(value)
    case 'function':
      return 'a function'
    case 'object':
      return describeObject(value, kindOf)
    case 'symbol':
      return 'a symbol'
    case 'number':
    case 'bigint':
    case 'boolean':
    case 'undefined':
      return String(value)
  }
}

function describeObject(value: object | null, kindOf: KindFinder): string {
  if (value === null) return 'null'
  const kind = kindOf(value)
  if (kind !== undefined && kind !== 'data') return `the ${kind}`
  if (Array.isArray(value)) return `a list of ${value.length}`
  return 'floored' in value ? 'a Vec3' : 'an object'
}

function quote(value: string): string {
  const shown = JSON.stringify(value.slice(0, longestText))
  return value.length > longestText ? `${shown} and ${value.length - longestText} characters more` : shown
}
