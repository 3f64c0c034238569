import { Vec3 } from 'vec3'

/** Steps to the four cells beside one. */
export const fourSides: readonly Vec3[] = [
  new Vec3(1, 0, 0),
  new Vec3(-1, 0, 0),
  new Vec3(0, 0, 1),
  new Vec3(0, 0, -1),
]
