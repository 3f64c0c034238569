import type { Position } from '../context/position.ts'

const degrees = 180 / Math.PI

/** Degrees of a look from one place to another. */
export function lookAt(from: Position, to: Position): { readonly yaw: number; readonly pitch: number } {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z]
  return { yaw: -Math.atan2(dx, dz) * degrees, pitch: -Math.atan2(dy, Math.hypot(dx, dz)) * degrees }
}
