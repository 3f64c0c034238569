import type { CachedMovements } from './cached-movements.ts'
import type { SearchBlock } from './search-block.ts'
import type { SearchLand } from './search-land.ts'
import type { Step } from './way-node.ts'

/** Where a body stands before a step, and the blocks around it. */
export interface Stand {
  readonly movements: CachedMovements
  readonly land: SearchLand
  readonly blocksLeft: number
  readonly over: SearchBlock
  readonly feet: SearchBlock
  readonly floor: SearchBlock
  /** Takes a step that can be made. */
  readonly reach: (cell: SearchBlock, step: Step, cost: number, blocksLeft: number) => void
}

/** The blocks one step ahead. */
export interface Ahead {
  readonly over: SearchBlock
  readonly head: SearchBlock
  readonly feet: SearchBlock
  readonly floor: SearchBlock
}

/** The blocks in the direction of a step. */
export function aheadOf({ land, feet }: Stand, step: Step): Ahead {
  const [x, z] = [feet.x + step.x, feet.z + step.z]
  return {
    over: land.at(x, feet.y + 2, z),
    head: land.at(x, feet.y + 1, z),
    feet: land.at(x, feet.y, z),
    floor: land.at(x, feet.y - 1, z),
  }
}

/** Height of a step that a body still jumps. */
export const jumpHeight = 1.2

/** Creatures in a cell, or so many blocks above it. */
export function creaturesAt({ movements }: Stand, cell: SearchBlock, up = 0): number {
  return movements.getNumEntitiesAt(cell, 0, up, 0)
}

/** Cost of having a cell free to build in; undefined where what is there must stay. */
export function clearingCost({ movements }: Stand, cell: SearchBlock): number | undefined {
  if (cell.replaceable) return 0
  return movements.safeToBreak(cell) ? movements.exclusionBreak(cell) : undefined
}
