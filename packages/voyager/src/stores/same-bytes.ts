import type { SqlValue } from '@voyager-mc/core/sqlite'

/** Whether two checksums are the same. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0
}

/** Bytes of a column; none when it holds something else. */
export function toBytes(value: SqlValue | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array()
}
