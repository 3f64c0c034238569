import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import { dragonPose, isBitten, isDragon, struckParts } from './dragon-pose.ts'
import { isFree, isInStrikeZone } from './strike-zone.ts'
import { eyeHeight } from '../bot/eye-height.ts'
import type { Body } from './body.ts'

// Bodies move while one walks.
const marginBlocks = 0.4
const movedBlocks = 1

// Sideways from the middle of a cell, where a walk to it may end.
const restBlocks = 0.25

export interface StrikeGoalOptions {
  /** Whether the creature can be hit from all of the cell, and not just from its middle past a corner; false by default. */
  readonly isSure?: boolean
}

/** Pathfinder goal: stand where a creature can be hit, wherever it goes. */
export class StrikeGoal extends pathfinderPackage.goals.Goal {
  readonly #bot: Bot
  readonly #target: Bot['entity']
  readonly #offsets: readonly (readonly [number, number])[]
  /** Where the creature was when the way was planned. */
  #place: Vec3

  constructor(bot: Bot, target: Bot['entity'], { isSure = false }: StrikeGoalOptions = {}) {
    super()
    this.#bot = bot
    this.#target = target
    this.#place = target.position.clone()
    const rests = [
      [restBlocks, 0],
      [-restBlocks, 0],
      [0, restBlocks],
      [0, -restBlocks],
    ] as const
    this.#offsets = [[0, 0], ...(isSure ? rests : [])]
  }

  override heuristic({ x, y, z }: Position): number {
    const [dx, dz] = [Math.abs(this.#place.x - x - 0.5), Math.abs(this.#place.z - z - 0.5)]
    const walk = Math.max(dx, dz) + (Math.SQRT2 - 1) * Math.min(dx, dz)
    return Math.max(0, walk - 2) + Math.max(0, Math.abs(this.#place.y - y) - 2)
  }

  override isEnd(node: Position): boolean {
    const bodies = this.#bodiesFrom(node)
    const zone = {
      margin: marginBlocks,
      // The two cells of the standing place are dug free on the way, whatever is in them now.
      isOpen: (x: number, y: number, z: number) =>
        (x === node.x && z === node.z && (y === node.y || y === node.y + 1)) || isFree(this.#bot, x, y, z),
    }
    const eyeAt = (dx: number, dz: number): Vec3 =>
      new Vec3(node.x + 0.5 + dx, node.y + eyeHeight, node.z + 0.5 + dz)
    return this.#offsets.every(([dx, dz]) => bodies.some((body) => isInStrikeZone(eyeAt(dx, dz), body, zone)))
  }

  /** Bodies that can be hit from a cell; none where the creature would hurt whoever stands there. */
  #bodiesFrom({ x, y, z }: Position): readonly Body[] {
    const { height, width } = this.#target
    if (!isDragon(this.#target)) return [{ position: this.#place, height, width }]
    const feet = new Vec3(x + 0.5, y, z + 0.5)
    const pose = dragonPose(this.#bot, this.#target, { position: this.#place, turnedTo: feet })
    return isBitten(feet, pose) ? [] : struckParts(pose)
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
