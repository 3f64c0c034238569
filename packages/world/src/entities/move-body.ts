import type { BlockAccess } from '../context/block-access.ts'
import type { Dimension } from '../registry/dimension.ts'
import type { MutablePlace, Position } from '../context/position.ts'

/** Something with a size that collides with blocks. */
export interface Body {
  readonly position: MutablePlace
  readonly width: number
  readonly height: number
}

type Box = readonly [number, number, number, number, number, number]

// Boxes that touch do not overlap; sums of binary fractions need this much slack.
const touch = 1e-6

// Bodies faster than this many block cells per tick are held back instead of swept.
const maxCells = 4000

/** Moves a body by a motion as far as blocks allow, height first, and returns the motion that was left. */
export function moveBody(blocks: BlockAccess, body: Body, motion: Position): Position {
  const half = body.width / 2
  const { x, y, z } = body.position
  const box = [x - half, y, z - half, x + half, y + body.height, z + half]
  const obstacles = solidBoxes(blocks, { dimension: body.position.dimension, box, motion })
  const done = { x: 0, y: 0, z: 0 }
  if (obstacles) {
    done.y = clip(box, obstacles, 1, motion.y)
    done.x = clip(box, obstacles, 0, motion.x)
    done.z = clip(box, obstacles, 2, motion.z)
  }
  body.position.x += done.x
  body.position.y += done.y
  body.position.z += done.z
  return done
}

interface Sweep {
  readonly dimension: Dimension
  readonly box: readonly number[]
  readonly motion: Position
}

function solidBoxes(blocks: BlockAccess, { dimension, box, motion }: Sweep): readonly Box[] | undefined {
  const steps = [motion.x, motion.y, motion.z]
  const low = steps.map((step, axis) => Math.floor((box[axis] ?? 0) + Math.min(step, 0) - touch))
  const high = steps.map((step, axis) => Math.floor((box[axis + 3] ?? 0) + Math.max(step, 0) + touch))
  const [x0 = 0, y0 = 0, z0 = 0] = low
  const [x1 = 0, y1 = 0, z1 = 0] = high
  if ((x1 - x0 + 1) * (y1 - y0 + 2) * (z1 - z0 + 1) > maxCells) return undefined
  const { idAt } = blocks.in(dimension)
  const found: Box[] = []
  for (let x = x0; x <= x1; x += 1) {
    for (let z = z0; z <= z1; z += 1) {
      // One cell lower, because fences and walls are taller than their block.
      for (let y = y0 - 1; y <= y1; y += 1) {
        const id = idAt(x, y, z)
        if (id === 0) continue
        for (const shape of blocks.state(id).shapes) {
          found.push([x + shape[0], y + shape[1], z + shape[2], x + shape[3], y + shape[4], z + shape[5]])
        }
      }
    }
  }
  return found
}

// Shortens a step along one axis so that the box does not enter any obstacle, then moves the box.
function clip(box: number[], obstacles: readonly Box[], axis: 0 | 1 | 2, step: number): number {
  if (step === 0) return 0
  const [first, second] = axis === 0 ? [1, 2] : axis === 1 ? [2, 0] : [0, 1]
  const at = (index: number): number => box[index] ?? 0
  let left = step
  for (const obstacle of obstacles) {
    if (isBeside(box, obstacle, first as 0 | 1 | 2) || isBeside(box, obstacle, second as 0 | 1 | 2)) continue
    const near = obstacle[axis]
    const far = obstacle[(axis + 3) as 3 | 4 | 5]
    if (step > 0 && at(axis + 3) <= near + touch) left = Math.max(0, Math.min(left, near - at(axis + 3)))
    if (step < 0 && at(axis) >= far - touch) left = Math.min(0, Math.max(left, far - at(axis)))
  }
  box[axis] = at(axis) + left
  box[axis + 3] = at(axis + 3) + left
  return left
}

const isBeside = (box: readonly number[], obstacle: Box, axis: 0 | 1 | 2): boolean =>
  (box[axis + 3] ?? 0) - touch <= obstacle[axis] ||
  (box[axis] ?? 0) + touch >= obstacle[(axis + 3) as 3 | 4 | 5]
