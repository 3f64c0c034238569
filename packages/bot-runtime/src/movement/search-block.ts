import type { Block } from '../bot/block.ts'
import { isWet } from '../bot/is-wet.ts'
import type { SafeBlock } from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'

/** A block as a search for a way keeps it. */
export interface SearchBlock extends SafeBlock {
  canFall: boolean
  /** Whether it is full of water. */
  isWet: boolean
  /** Cost of breaking it in this search; absent until somebody asked. */
  breakCost?: number
  /** Cost of a body being there for the lava beside it; absent until somebody asked. */
  lavaCost?: number
  /** Cost of building a bridge there for the lava below; absent until somebody asked. */
  crossingCost?: number
}

/** Height to which a block carries a body. A swimmer is carried as well, and climbs from deep water onto the land beside it. */
export function heightOf({ name, shapes }: Block): number {
  return isWet(name) ? 1 : shapes.reduce((top, shape) => Math.max(top, shape[4] ?? 0), 0)
}

/** Pathfinder treats a cost above this as "cannot be done". */
export const impossibleCost = 100

/** A block that is not loaded. */
export function missingBlock(height: number, position: Vec3 = new Vec3(0, height, 0)): SearchBlock {
  // Pathfinder reads only these fields of a block that is not loaded.
  return {
    position,
    replaceable: false,
    canFall: false,
    isWet: false,
    safe: false,
    physical: false,
    liquid: false,
    climbable: false,
    openable: false,
    height,
    breakCost: impossibleCost,
  } as SearchBlock
}
