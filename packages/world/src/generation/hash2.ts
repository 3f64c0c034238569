/**
 * A well-mixed unsigned 32-bit hash of a seed and two coordinates.
 * Only 32-bit integer arithmetic, so that every platform makes the same world; each input is mixed in before the next,
 * so that no two places of a row share a hash.
 */
export function hash2(seed: number, x: number, z: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x27d4eb2d)
  hash = Math.imul(hash ^ (hash >>> 15) ^ x, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13) ^ z, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  return (hash ^ (hash >>> 15)) >>> 0
}
