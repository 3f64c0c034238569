import type { Vec3 } from 'vec3'

/** Place and size of a body or of a part of one; the place is the middle of its floor. */
export interface Body {
  readonly position: Vec3
  readonly height: number
  readonly width: number
}
