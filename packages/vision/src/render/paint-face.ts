import { blueOf, faceLight, greenOf, redOf } from './colour.ts'
import type { Sight } from './sight.ts'

/** Point of a face that a ray met. */
export interface FacePoint {
  readonly colour: number
  /** 0 down, 1 up, 2 north, 3 south, 4 west, 5 east. */
  readonly face: number
  /** Place on the face, 0 to 1 each. */
  readonly s: number
  readonly t: number
  readonly distance: number
}

// Grain is this many levels of 255 at most, so that the average of a face stays its colour.
const grainLevels = 16
const outlineLight = 0.62
// Beyond this part of a face an outline would be the face.
const widestOutline = 0.16
/** Width of an outline near by, in blocks. */
const leastOutline = 0.035

/** Paints a face: its colour, a grain of our own, and an outline that keeps blocks countable. */
export function paintFace(
  sight: Sight,
  { colour, face, s, t, distance }: FacePoint,
  pixelAngle: number,
): void {
  const width = Math.max(leastOutline, distance * pixelAngle * 0.6)
  const edge = Math.min(s, 1 - s, t, 1 - t)
  const texel = (Math.floor(s * 16) * 31 + Math.floor(t * 16) * 17 + face * 7) | 0
  const grain = ((Math.imul(texel + 7, 0x9e3779b1) >>> 20) % (2 * grainLevels + 1)) - grainLevels
  const isOutline = width < widestOutline && edge < width
  const light = (faceLight[face] ?? 1) * (isOutline ? outlineLight : 1 + grain / 255)
  sight.isHit = true
  sight.distance = distance
  sight.red = redOf(colour) * light
  sight.green = greenOf(colour) * light
  sight.blue = blueOf(colour) * light
}
