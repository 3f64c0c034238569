import type { BlockAccess } from '../context/block-access.ts'
import type { Dimension } from '../registry/dimension.ts'
import type { MutablePlace, Position } from '../context/position.ts'

/** Something with a size that collides with blocks. */
export interface Body {
  readonly position: MutablePlace
  readonly width: number
  readonly height: number
}

/** Lower corner and upper corner of a body. */
type Box = [number, number, number, number, number, number]

// Boxes that touch do not overlap; sums of binary fractions need this much slack.
const touch = 1e-6

// Bodies faster than this many block cells per tick are held back instead of swept.
const maxCells = 4000

/** Moves a body by a motion as far as blocks allow, height first, and returns the motion that was left. */
export function moveBody(blocks: BlockAccess, body: Body, motion: Position): Position {
  const half = body.width / 2
  const { x, y, z } = body.position
  const box: Box = [x - half, y, z - half, x + half, y + body.height, z + half]
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
  readonly box: Readonly<Box>
  readonly motion: Position
}

// All boxes in one list of numbers, six for each: bodies move in every tick, and a list for every box is waste to clear up.
function solidBoxes(blocks: BlockAccess, { dimension, box, motion }: Sweep): readonly number[] | undefined {
  const x0 = Math.floor(box[0] + Math.min(motion.x, 0) - touch)
  const y0 = Math.floor(box[1] + Math.min(motion.y, 0) - touch)
  const z0 = Math.floor(box[2] + Math.min(motion.z, 0) - touch)
  const x1 = Math.floor(box[3] + Math.max(motion.x, 0) + touch)
  const y1 = Math.floor(box[4] + Math.max(motion.y, 0) + touch)
  const z1 = Math.floor(box[5] + Math.max(motion.z, 0) + touch)
  if ((x1 - x0 + 1) * (y1 - y0 + 2) * (z1 - z0 + 1) > maxCells) return undefined
  const { idAt } = blocks.in(dimension)
  const found: number[] = []
  for (let x = x0; x <= x1; x += 1) {
    for (let z = z0; z <= z1; z += 1) {
      // One cell lower, because fences and walls are taller than their block.
      for (let y = y0 - 1; y <= y1; y += 1) {
        const id = idAt(x, y, z)
        if (id === 0) continue
        for (const shape of blocks.state(id).shapes)
          found.push(x + shape[0], y + shape[1], z + shape[2], x + shape[3], y + shape[4], z + shape[5])
      }
    }
  }
  return found
}

// Shortens a step along one axis so that the box does not enter any obstacle, then moves the box.
function clip(box: Box, obstacles: readonly number[], axis: 0 | 1 | 2, step: number): number {
  if (step === 0) return 0
  const [first, second] = axis === 0 ? ([1, 2] as const) : axis === 1 ? ([2, 0] as const) : ([0, 1] as const)
  const [low, high] = [box[axis], box[upper(axis)]]
  let left = step
  for (let from = 0; from < obstacles.length; from += boxNumbers) {
    if (isBeside(box, obstacles, from, first) || isBeside(box, obstacles, from, second)) continue
    const near = obstacles[from + axis] ?? 0
    const far = obstacles[from + upper(axis)] ?? 0
    if (step > 0 && high <= near + touch) left = Math.max(0, Math.min(left, near - high))
    if (step < 0 && low >= far - touch) left = Math.min(0, Math.max(left, far - low))
  }
  box[axis] = low + left
  box[upper(axis)] = high + left
  return left
}

const boxNumbers = 6

// Index of the upper corner on an axis: 0 to 2 and 3 make 3 to 5.
const upper = (axis: 0 | 1 | 2): 3 | 4 | 5 => (axis + 3) as 3 | 4 | 5

function isBeside(box: Readonly<Box>, obstacles: readonly number[], from: number, axis: 0 | 1 | 2): boolean {
  const near = obstacles[from + axis] ?? 0
  const far = obstacles[from + upper(axis)] ?? 0
  return box[upper(axis)] - touch <= near || box[axis] + touch >= far
}
