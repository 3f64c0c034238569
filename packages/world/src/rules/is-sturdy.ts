import type { Face } from './direction.ts'
import type { JointBlock } from './joint-block.ts'

// Vanilla's exceptions: their sides are whole, but nothing joins them.
const neverJoined = /_leaves$|shulker_box$|^(barrier|carved_pumpkin|jack_o_lantern|melon|pumpkin)$/

// Bodies sink into these, but their sides are whole.
const alwaysWhole = /^(soul_sand|mud)$/

// Points that must be covered for a side to count as whole; no block has holes smaller than a quarter.
const samples = [0.125, 0.375, 0.625, 0.875]

/** Whether a side of a block is whole, so that fences, panes and walls join it. */
export function isSturdy({ name, shapes }: JointBlock, side: Face): boolean {
  if (neverJoined.test(name)) return false
  if (alwaysWhole.test(name)) return true
  if (shapes.length === 0) return false
  const axis = side === 'west' || side === 'east' ? 0 : side === 'down' || side === 'up' ? 1 : 2
  const isFar = side === 'east' || side === 'up' || side === 'south'
  const touching = shapes.filter((box) => (isFar ? (box[farIndex[axis]] ?? 0) >= 1 : box[axis] <= 0))
  const [first, second] = axis === 0 ? ([1, 2] as const) : axis === 1 ? ([0, 2] as const) : ([0, 1] as const)
  const isCovered = (u: number, v: number): boolean =>
    touching.some(
      (box) => box[first] <= u && u <= box[farIndex[first]] && box[second] <= v && v <= box[farIndex[second]],
    )
  return samples.every((u) => samples.every((v) => isCovered(u, v)))
}

const farIndex = [3, 4, 5] as const
