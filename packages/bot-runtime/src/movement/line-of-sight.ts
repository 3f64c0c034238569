import type { Position } from '@voyager-mc/core'

/** Whether a cell lets a look through. */
export type IsOpen = (x: number, y: number, z: number) => boolean

const faceCentres = [
  [0.5, 0.5, 0.5],
  [0, 0.5, 0.5],
  [1, 0.5, 0.5],
  [0.5, 0, 0.5],
  [0.5, 1, 0.5],
  [0.5, 0.5, 0],
  [0.5, 0.5, 1],
] as const

/** Whether some face of a block can be seen from `eye`, given which cells are open. */
export function canSeeBlock(eye: Position, block: Position, isOpen: IsOpen): boolean {
  return faceCentres.some(([dx, dy, dz]) =>
    isLineOpen(eye, { x: block.x + dx, y: block.y + dy, z: block.z + dz }, block, isOpen),
  )
}

/** Whether nothing is between two points, given which cells are open. */
export function isLineClear(eye: Position, end: Position, isOpen: IsOpen): boolean {
  return isLineOpen(eye, end, undefined, isOpen)
}

// Small enough that no cell a look passes for more than a fingertip is missed.
const stepBlocks = 0.1

function isLineOpen(eye: Position, end: Position, block: Position | undefined, isOpen: IsOpen): boolean {
  const length = Math.hypot(end.x - eye.x, end.y - eye.y, end.z - eye.z)
  const steps = Math.ceil(length / stepBlocks)
  let last = ''
  for (let step = 0; step < steps; step += 1) {
    const part = step / steps
    const x = Math.floor(eye.x + (end.x - eye.x) * part)
    const y = Math.floor(eye.y + (end.y - eye.y) * part)
    const z = Math.floor(eye.z + (end.z - eye.z) * part)
    if (block && x === block.x && y === block.y && z === block.z) return true
    const cell = `${x},${y},${z}`
    if (cell !== last && !isOpen(x, y, z)) return false
    last = cell
  }
  return true
}
