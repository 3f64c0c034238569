import pathfinderPackage from 'mineflayer-pathfinder'
import type { Move } from 'mineflayer-pathfinder'
import { diggingWeight } from './level-goal.ts'

/** Pathfinder goal: be at a height or below it, wherever that is. */
export class DepthGoal extends pathfinderPackage.goals.Goal {
  readonly y: number

  constructor(y: number) {
    super()
    this.y = y
  }

  override heuristic(node: Move): number {
    return Math.max(0, node.y - this.y) * diggingWeight
  }

  override isEnd(node: Move): boolean {
    return node.y <= this.y
  }

  override hasChanged(): boolean {
    return false
  }

  override isValid(): boolean {
    return true
  }
}
