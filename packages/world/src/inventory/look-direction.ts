import type { Position } from '../context/position.ts'

/** The unit vector in which something with a yaw and pitch in degrees looks. */
export function lookDirection({ yaw, pitch }: { readonly yaw: number; readonly pitch: number }): Position {
  const yawRadians = (yaw * Math.PI) / 180
  const pitchRadians = (pitch * Math.PI) / 180
  const flat = Math.cos(pitchRadians)
  return { x: -Math.sin(yawRadians) * flat, y: -Math.sin(pitchRadians), z: Math.cos(yawRadians) * flat }
}
