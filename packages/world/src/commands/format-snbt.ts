import type { JsonValue } from '../context/json-value.ts'

const bareKey = /^[\w.+-]+$/

/** Writes data as commands show it; numbers stand without their type. */
export function formatSnbt(value: JsonValue): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map((each: JsonValue) => formatSnbt(each)).join(', ')}]`
  const fields = Object.entries(value).map(
    ([key, field]) => `${bareKey.test(key) ? key : JSON.stringify(key)}: ${formatSnbt(field)}`,
  )
  return `{${fields.join(', ')}}`
}
