import type { Position } from '@voyager-mc/core'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { Move } from 'mineflayer-pathfinder'
import { canSeeBlock, type IsOpen } from './line-of-sight.ts'
import { eyeHeight } from '../bot/eye-height.ts'

export interface ReachBlocksGoalOptions {
  /** Assumed cost of a block of distance: 1 finds the cheapest way, more finds one sooner. */
  readonly weight?: number
  /** The way leads through solid ground: distances count along the axes and to the block itself. */
  readonly buried?: boolean
  readonly isOpen: IsOpen
  /** Extra condition on a standing place and a target. */
  readonly accept?: (node: Position, target: Position) => boolean
}

/** Farthest distance from eye to block centre that is used to dig, in blocks; servers accept a little more. */
export const reachBlocks = 4.3

/** Pathfinder goal: stand where at least one of the blocks is in reach and in sight. */
export class ReachBlocksGoal extends pathfinderPackage.goals.Goal {
  readonly targets: readonly Position[]
  readonly #weight: number
  readonly #buried: boolean
  readonly #isOpen: IsOpen
  readonly #accept: (node: Position, target: Position) => boolean

  constructor(
    targets: readonly Position[],
    { weight = 1.3, buried = false, isOpen, accept = () => true }: ReachBlocksGoalOptions,
  ) {
    super()
    this.targets = targets
    this.#weight = weight
    this.#buried = buried
    this.#isOpen = isOpen
    this.#accept = accept
  }

  override heuristic(node: Move): number {
    let best = Number.POSITIVE_INFINITY
    const steps = this.#buried ? digStepsTo : stepsTo
    for (const target of this.targets) best = Math.min(best, steps(node, target))
    return best * this.#weight
  }

  override isEnd(node: Move): boolean {
    return this.targets.some((target) => this.#reaches(node, target))
  }

  override hasChanged(): boolean {
    return false
  }

  override isValid(): boolean {
    return true
  }

  #reaches(node: Position, target: Position): boolean {
    const eye = { x: node.x + 0.5, y: node.y + eyeHeight, z: node.z + 0.5 }
    if (distanceToCentre(eye, target) > reachBlocks) return false
    // The two cells of the standing place are dug free on the way, whatever is in them now.
    const isOpen: IsOpen = (x, y, z) =>
      (x === node.x && z === node.z && (y === node.y || y === node.y + 1)) || this.#isOpen(x, y, z)
    return this.#accept(node, target) && canSeeBlock(eye, target, isOpen)
  }
}

/** Distance from a point to the centre of a block, in blocks. */
export function distanceToCentre(eye: Position, block: Position): number {
  return Math.hypot(eye.x - block.x - 0.5, eye.y - block.y - 0.5, eye.z - block.z - 0.5)
}

function stepsTo(node: Position, target: Position): number {
  const dx = Math.abs(target.x - node.x)
  const dz = Math.abs(target.z - node.z)
  const rise = target.y - node.y
  // From one place an arm reaches up to five blocks up and two down.
  const climb = rise > 0 ? Math.max(0, rise - 5) : Math.max(0, -rise - 2)
  const walk = Math.max(dx, dz) + (Math.SQRT2 - 1) * Math.min(dx, dz)
  return Math.max(0, walk - 3) + climb + Math.min(walk, 3) * 0.3
}

/** A tunnel is dug along the axes: each diagonal step would cost twice as many blocks. */
function digStepsTo(node: Position, target: Position): number {
  const rise = target.y - node.y
  const climb = rise > 1 ? rise - 1 : Math.max(0, -rise)
  return Math.max(0, Math.abs(target.x - node.x) + Math.abs(target.z - node.z) + climb - 1)
}
