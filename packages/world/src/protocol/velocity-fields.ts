import type { Position } from '../context/position.ts'

// The wire unit is 1/8000 block per tick in a signed 16-bit number.
const unitsPerBlock = 8000
const maxUnits = 32767

/** Gives a velocity in blocks per tick in the forms of all entity packets. */
export function velocityFields(velocity: Position): Readonly<Record<string, unknown>> {
  const [x, y, z] = [velocity.x, velocity.y, velocity.z].map((axis) =>
    Math.max(-maxUnits, Math.min(maxUnits, Math.round(axis * unitsPerBlock))),
  )
  return { velocity: { x, y, z }, velocityX: x, velocityY: y, velocityZ: z }
}
