import type { Move } from 'mineflayer-pathfinder'
import type { SearchBlock } from './search-block.ts'

/** A step sideways; a diagonal one has both. */
export interface Step {
  readonly x: number
  readonly z: number
}

/** The blocks around a node, as a search knows them. */
export interface Surroundings {
  readonly maxDropDown: number
  getBlock(from: Move, dx: number, dy: number, dz: number): SearchBlock
}

/** Whether who misses a step, or slips off it, falls no deeper than is harmless, and not into lava. */
export function isHarmlessGap(around: Surroundings, node: Move, { x, z }: Step): boolean {
  for (let down = 1; down <= around.maxDropDown + 1; down += 1) {
    const block = around.getBlock(node, x, -down, z)
    if (block.name === 'lava') return false
    if (block.physical || block.liquid) return true
  }
  return false
}

/**
 * Whether a diagonal step over a corner ends where it should: it slides along the wall on its other side, into a pit that is
 * open there, and in the water a current that runs against it holds whoever swims along the wall for good.
 */
export function canCutCorner(around: Surroundings, node: Move, { x, z }: Step): boolean {
  const sides = [
    { x, z: 0 },
    { x: 0, z },
  ]
  const isSwimming = around.getBlock(node, 0, 0, 0).isWet
  const isOpen = (side: Step): boolean => [0, 1].every((up) => around.getBlock(node, side.x, up, side.z).safe)
  return sides.every(
    (side) =>
      (!isSwimming || isOpen(side)) &&
      (around.getBlock(node, side.x, 0, side.z).physical || isHarmlessGap(around, node, side)),
  )
}
