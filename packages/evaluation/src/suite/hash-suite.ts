import { createHash } from 'node:crypto'
import type { Suite } from './suite-schema.ts'

/** Hash of everything in a suite that decides results: the same for two suites exactly when they measure the same. */
export function hashSuite(suite: Suite): string {
  return hashOf(suite)
}

/** SHA-256 of data as JSON with sorted keys. */
export function hashOf(data: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(data)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]),
  )
}
