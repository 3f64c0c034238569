import type { Position } from '@voyager-mc/core'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { Move } from 'mineflayer-pathfinder'

/** Pathfinder goal: be within `range` of a point, with distance counted `weight` times so that digging is not shunned. */
export class WeightedNearGoal extends pathfinderPackage.goals.Goal {
  readonly point: Position
  readonly range: number
  readonly weight: number

  constructor(point: Position, { range, weight }: { readonly range: number; readonly weight: number }) {
    super()
    this.point = point
    this.range = range
    this.weight = weight
  }

  override heuristic(node: Move): number {
    const { x, y, z } = this.point
    return (Math.hypot(node.x - x, node.z - z) + Math.abs(node.y - y)) * this.weight
  }

  override isEnd(node: Move): boolean {
    const { x, y, z } = this.point
    return Math.hypot(node.x - x, node.y - y, node.z - z) <= this.range
  }

  override hasChanged(): boolean {
    return false
  }

  override isValid(): boolean {
    return true
  }
}
