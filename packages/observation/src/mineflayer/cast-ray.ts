import type { Position } from '@voyager-mc/core'

/** A cell on a ray; true ends the ray there. */
export type VisitCell = (x: number, y: number, z: number) => boolean

export interface CastRayOptions {
  readonly from: Position
  /** Of length 1. */
  readonly direction: Position
  readonly reachBlocks: number
}

/**
 * Walks the cells a ray passes through, nearest first, without the one it begins in (Amanatides and Woo, A Fast Voxel
 * Traversal Algorithm for Ray Tracing, 1987). Returns whether the visitor ended it.
 */
export function castRay({ from, direction, reachBlocks }: CastRayOptions, visit: VisitCell): boolean {
  let [x, y, z] = [Math.floor(from.x), Math.floor(from.y), Math.floor(from.z)]
  const [stepX, stepY, stepZ] = [Math.sign(direction.x), Math.sign(direction.y), Math.sign(direction.z)]
  const [paceX, paceY, paceZ] = [
    1 / Math.abs(direction.x),
    1 / Math.abs(direction.y),
    1 / Math.abs(direction.z),
  ]
  let nextX = untilBorder(from.x, stepX) * paceX
  let nextY = untilBorder(from.y, stepY) * paceY
  let nextZ = untilBorder(from.z, stepZ) * paceZ
  while (Math.min(nextX, nextY, nextZ) <= reachBlocks) {
    if (nextX <= nextY && nextX <= nextZ) {
      x += stepX
      nextX += paceX
    } else if (nextY <= nextZ) {
      y += stepY
      nextY += paceY
    } else {
      z += stepZ
      nextZ += paceZ
    }
    if (visit(x, y, z)) return true
  }
  return false
}

/** Distance to the next border of a cell along one axis; never reached along an axis that the ray does not follow. */
function untilBorder(start: number, step: number): number {
  if (step === 0) return Infinity
  const within = start - Math.floor(start)
  return step > 0 ? 1 - within : within
}
