import { createHash } from 'node:crypto'
import type { SqlValue } from './database.ts'

/**
 * Checksum of a row's values, 16 bytes, to keep beside them: SQLite does not notice a bit that flips inside a value.
 * Equal only for the same values of the same kinds in the same order.
 */
export function digest(values: readonly SqlValue[]): Uint8Array {
  const hash = createHash('sha256')
  for (const value of values) {
    const content = value instanceof Uint8Array ? value : Buffer.from(value === null ? '' : String(value))
    hash.update(`${kindOf(value)}${content.length}:`).update(content)
  }
  return new Uint8Array(hash.digest().subarray(0, 16))
}

function kindOf(value: SqlValue): string {
  if (value === null) return 'n'
  if (value instanceof Uint8Array) return 'b'
  // A whole number comes back as a number or as a bigint, depending on its size.
  return typeof value === 'string' ? 's' : 'i'
}
