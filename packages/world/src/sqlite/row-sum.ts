import { crc32 } from 'node:zlib'

/** Checksum of a row, so that a bit that flips inside a value is noticed; the key is part of it. */
export function rowSum(key: string, data: string | Uint8Array): number {
  return crc32(data, crc32(`${key}\u0000`))
}
