/** Makes the length that goes before a packet on the wire: seven bits a byte, the low ones first. */
export function framePrefix(length: number): Buffer {
  const bytes: number[] = []
  let rest = length
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80)
    rest >>>= 7
  }
  bytes.push(rest)
  return Buffer.from(bytes)
}
