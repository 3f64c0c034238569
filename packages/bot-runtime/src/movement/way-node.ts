import type { Move } from 'mineflayer-pathfinder'

/** Kind of a step of a way, and the direction it takes; `findMove` tells what it breaks and builds. */
export interface Step {
  readonly kind: 'forward' | 'jump' | 'drop' | 'leap' | 'diagonal' | 'down' | 'up'
  readonly x: number
  readonly z: number
}

/** A place that a search has found a way to. */
export class WayNode<Cell> {
  readonly cell: Cell
  /** Estimated cost from here to the goal. */
  readonly toGoal: number
  /** Cost of the way here. */
  cost = 0
  /** Both together. */
  total = 0
  /** Blocks that are left to build with. */
  blocksLeft = 0
  before: WayNode<Cell> | undefined = undefined
  /** The step that leads here from the node before. */
  step: Step | undefined = undefined
  /** The same step for the pathfinder, which takes away what is done of it, so it must stay one; absent until a path led here. */
  move: Move | undefined = undefined
  /** Place in the heap of those that are open; 0 when the node is closed. */
  place = 0

  constructor(cell: Cell, toGoal: number) {
    this.cell = cell
    this.toGoal = toGoal
  }
}
