import type { Position } from '@voyager-mc/core'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { Move } from 'mineflayer-pathfinder'

// Blocks beside the point, and above or below it, that are as good: a cave goes up and down on its way.
const range = 4
const band = 5

/** Heuristic weight under ground: a block of stone costs five to ten times a step in the open. */
export const diggingWeight = 8

/** Pathfinder goal: be near a point under ground, at about its height, through caves and rock alike. */
export class LevelGoal extends pathfinderPackage.goals.Goal {
  readonly point: Position

  constructor(point: Position) {
    super()
    this.point = point
  }

  override heuristic(node: Move): number {
    const { x, y, z } = this.point
    const off = Math.max(0, Math.abs(node.y - y) - band)
    return (Math.hypot(node.x - x, node.z - z) + off) * diggingWeight
  }

  override isEnd(node: Move): boolean {
    const { x, y, z } = this.point
    return Math.hypot(node.x - x, node.z - z) <= range && Math.abs(node.y - y) <= band
  }

  override hasChanged(): boolean {
    return false
  }

  override isValid(): boolean {
    return true
  }
}
