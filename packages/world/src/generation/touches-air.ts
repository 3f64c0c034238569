/** Whether a block of a chunk touches air, as far as its chunk goes. */
export function touchesAir(states: Uint16Array, index: number): boolean {
  return (
    states[index + 256] === 0 ||
    states[index - 256] === 0 ||
    ((index & 15) < 15 && states[index + 1] === 0) ||
    ((index & 15) > 0 && states[index - 1] === 0) ||
    ((index & 240) < 240 && states[index + 16] === 0) ||
    ((index & 240) > 0 && states[index - 16] === 0)
  )
}
