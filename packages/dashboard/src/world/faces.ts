import type { Box } from '@voyager-mc/vision/watch'

/** One side of a box in its cell. */
export interface Face {
  /** Towards the neighbour. */
  readonly step: readonly [number, number, number]
  /** Four corners, x, y and z of each. */
  readonly corners: readonly number[]
  /** Part of the light that falls on it. */
  readonly light: number
  /** Whether it lies at the edge of the cell. */
  readonly isFlush: boolean
}

/** The six sides of a box: down, up, north, south, west, east. */
export function facesOf([a, b, c, x, y, z]: Box): readonly Face[] {
  return [
    { step: [0, -1, 0], light: 0.5, isFlush: b === 0, corners: [a, b, z, a, b, c, x, b, c, x, b, z] },
    { step: [0, 1, 0], light: 1, isFlush: y === 1, corners: [a, y, c, a, y, z, x, y, z, x, y, c] },
    { step: [0, 0, -1], light: 0.8, isFlush: c === 0, corners: [x, y, c, x, b, c, a, b, c, a, y, c] },
    { step: [0, 0, 1], light: 0.8, isFlush: z === 1, corners: [a, y, z, a, b, z, x, b, z, x, y, z] },
    { step: [-1, 0, 0], light: 0.65, isFlush: a === 0, corners: [a, y, c, a, b, c, a, b, z, a, y, z] },
    { step: [1, 0, 0], light: 0.65, isFlush: x === 1, corners: [x, y, z, x, b, z, x, b, c, x, y, c] },
  ]
}
