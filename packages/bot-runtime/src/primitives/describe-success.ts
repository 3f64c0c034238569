import { formatPosition } from '@voyager-mc/core'
import type { PrimitiveDetail } from './primitive-result.ts'

/** Longer lines of a success tell nothing more. */
const longestLine = 160

/** One line for the program log about a success of which the primitive itself said nothing. */
export function describeSuccess(name: string, detail: PrimitiveDetail): string {
  const facts = Object.entries(detail).flatMap(([fact, value]) => {
    const text = textOf(value)
    return text === '' ? [] : [`${fact} ${text}`]
  })
  return `${[`${name} succeeded`, ...facts].join(', ').slice(0, longestLine)}.`
}

function textOf(value: PrimitiveDetail[string]): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(Math.round(value * 10) / 10)
  if (typeof value !== 'object') return String(value)
  if (isList(value)) return value.join(' ')
  const { x, y, z } = value
  if (x !== undefined && y !== undefined && z !== undefined)
    return formatPosition({ x: Math.round(x), y: Math.round(y), z: Math.round(z) })
  return Object.entries(value)
    .map(([item, count]) => `${item} ${count}`)
    .join(' ')
}

function isList(value: object): value is readonly string[] {
  return Array.isArray(value)
}
