/** Writes a number that is not negative as the protocol's VarInt: seven bits a byte, the low ones first. */
export function varInt(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80)
    rest >>>= 7
  }
  bytes.push(rest)
  return Buffer.from(bytes)
}
