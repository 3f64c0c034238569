import type { Vec3 } from 'vec3'

// Half the width of a player, in blocks.
const halfWidth = 0.3

/** The four corners of a body that stands there. */
export function cornersOf(position: Vec3): readonly Vec3[] {
  const ends = [-halfWidth, halfWidth]
  return ends.flatMap((dx) => ends.map((dz) => position.offset(dx, 0, dz)))
}
