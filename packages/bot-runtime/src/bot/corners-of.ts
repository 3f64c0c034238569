import type { Vec3 } from 'vec3'

// A little less than half the width of a body, in blocks: a wall that it touches carries nothing.
const halfWidth = 0.299

/** The four corners of a body that stands there. */
export function cornersOf(position: Vec3): readonly Vec3[] {
  const ends = [-halfWidth, halfWidth]
  return ends.flatMap((dx) => ends.map((dz) => position.offset(dx, 0, dz)))
}
