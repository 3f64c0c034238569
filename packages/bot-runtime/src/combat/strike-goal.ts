import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import { bodyOf, isFree, isInStrikeZone } from './strike-zone.ts'

const eyeHeight = 1.62

// Bodies move while one walks.
const marginBlocks = 0.4
const movedBlocks = 1

/** Pathfinder goal: stand where a creature can be hit, wherever it goes. */
export class StrikeGoal extends pathfinderPackage.goals.Goal {
  readonly #bot: Bot
  readonly #target: Bot['entity']
  /** Where the creature was when the way was planned. */
  #place: Vec3

  constructor(bot: Bot, target: Bot['entity']) {
    super()
    this.#bot = bot
    this.#target = target
    this.#place = target.position.clone()
  }

  override heuristic({ x, y, z }: Position): number {
    const [dx, dz] = [Math.abs(this.#place.x - x - 0.5), Math.abs(this.#place.z - z - 0.5)]
    const walk = Math.max(dx, dz) + (Math.SQRT2 - 1) * Math.min(dx, dz)
    return Math.max(0, walk - 2) + Math.max(0, Math.abs(this.#place.y - y) - 2)
  }

  override isEnd(node: Position): boolean {
    const eye = new Vec3(node.x + 0.5, node.y + eyeHeight, node.z + 0.5)
    const { height, width } = bodyOf(this.#target)
    return isInStrikeZone(
      eye,
      { position: this.#place, height, width },
      {
        margin: marginBlocks,
        // The two cells of the standing place are dug free on the way, whatever is in them now.
        isOpen: (x, y, z) =>
          (x === node.x && z === node.z && (y === node.y || y === node.y + 1)) || isFree(this.#bot, x, y, z),
      },
    )
  }

  override hasChanged(): boolean {
    if (this.#target.position.distanceTo(this.#place) <= movedBlocks) return false
    this.#place = this.#target.position.clone()
    return true
  }

  override isValid(): boolean {
    return true
  }
}
