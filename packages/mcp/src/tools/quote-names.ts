import { quoteName } from '@voyager-mc/observation'

/** A copy in which every text and every key that is no plain registry name is quoted as data. */
export function quoteNames(value: unknown): unknown {
  if (typeof value === 'string') return quoteName(value)
  if (Array.isArray(value)) return value.map(quoteNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [quoteName(key), quoteNames(entry)]))
}
