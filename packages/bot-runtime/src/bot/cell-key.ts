/** Number of a cell, quicker than a text; it repeats after 1,024 blocks each way, and after 4,096 of height. */
export function cellKey(x: number, y: number, z: number): number {
  return ((x & 1023) * 1024 + (z & 1023)) * 4096 + (y & 4095)
}
