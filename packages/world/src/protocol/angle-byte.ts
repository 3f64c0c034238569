/** Gives an angle in degrees as the signed byte of entity packets: 256 steps to the circle. */
export function angleByte(degrees: number): number {
  const step = Math.floor((degrees * 256) / 360) & 255
  return step > 127 ? step - 256 : step
}
