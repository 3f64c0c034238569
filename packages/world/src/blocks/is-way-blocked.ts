import type { BlockAccess } from '../context/block-access.ts'
import type { Place, Position } from '../context/position.ts'

/** Move of a body from one place to another. */
export interface Way {
  readonly from: Place
  readonly to: Place
  readonly width: number
  readonly height: number
}

type Box = readonly [number, number, number, number, number, number]

// A step of the walk at which the body is looked at; smaller than any body.
const stepBlocks = 0.25

// Clients round and touch: this much of a body may be in a block.
const slack = 0.05

// Feet rise by as much within one move, onto slabs and stairs.
const stepUpBlocks = 0.6

/** Whether rock stands where a body goes, or on the way; what it was already in does not count. */
export function isWayBlocked(blocks: BlockAccess, { from, to, width, height }: Way): boolean {
  const start = bodyBox(from, { width, height, lift: 0 })
  const isNew = (obstacle: Box): boolean => !overlaps(obstacle, start)
  const isFree = (box: Box): boolean => !solidBoxes(blocks, to.dimension, box).some(isNew)
  if (!isFree(bodyBox(to, { width, height, lift: slack }))) return true
  const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
  const steps = Math.ceil(length / stepBlocks)
  for (let step = 1; step < steps; step += 1) {
    const share = step / steps
    const point = {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      z: from.z + (to.z - from.z) * share,
    }
    if (!isFree(bodyBox(point, { width, height, lift: stepUpBlocks }))) return true
  }
  return false
}

/** Whether a body that stands somewhere is in no block. */
export function hasRoom(
  blocks: BlockAccess,
  place: Place,
  body: { readonly width: number; readonly height: number },
): boolean {
  return solidBoxes(blocks, place.dimension, bodyBox(place, { ...body, lift: slack })).length === 0
}

function bodyBox(
  { x, y, z }: Position,
  { width, height, lift }: { readonly width: number; readonly height: number; readonly lift: number },
): Box {
  const half = width / 2 - slack
  return [x - half, y + lift, z - half, x + half, y + height - slack, z + half]
}

const overlaps = (left: Box, right: Box): boolean =>
  left[0] < right[3] &&
  right[0] < left[3] &&
  left[1] < right[4] &&
  right[1] < left[4] &&
  left[2] < right[5] &&
  right[2] < left[5]

/** Gives the boxes of blocks that a box overlaps. */
export function solidBoxes(blocks: BlockAccess, dimension: Place['dimension'], box: Box): readonly Box[] {
  const { idAt } = blocks.in(dimension)
  const found: Box[] = []
  for (let x = Math.floor(box[0]); x <= Math.floor(box[3]); x += 1)
    for (let z = Math.floor(box[2]); z <= Math.floor(box[5]); z += 1)
      // One cell lower, because fences and walls are taller than their block.
      for (let y = Math.floor(box[1]) - 1; y <= Math.floor(box[4]); y += 1) {
        const id = idAt(x, y, z)
        if (id === 0) continue
        for (const shape of blocks.state(id).shapes) {
          const solid: Box = [
            x + shape[0],
            y + shape[1],
            z + shape[2],
            x + shape[3],
            y + shape[4],
            z + shape[5],
          ]
          if (overlaps(solid, box)) found.push(solid)
        }
      }
  return found
}
