import type { Position } from '@voyager-mc/core'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { goals } from 'mineflayer-pathfinder'
import { diggingWeight, LevelGoal } from './level-goal.ts'
import { WeightedNearGoal } from './weighted-near-goal.ts'

/** A direction; a step of -1, 0 or 1 per axis, or of any length where it is level. */
export interface Direction {
  readonly x: number
  readonly y: number
  readonly z: number
}

// Radians; a blocked leg is tried again turned this far to either side, then back.
const turns = [0, 0.6, -0.6, 1.2, -1.2, 2]

/** One leg of an exploration. */
interface Leg {
  readonly distance: number
  /** Legs in a row that got nowhere. */
  readonly failures: number
  /** Radians, for a direction that is neither to the side nor forward. */
  readonly heading: number
  /** Height that is kept under ground; absent in the open. */
  readonly height?: number | undefined
  /** Height below which no leg leads. */
  readonly lowest?: number
}

/** The goal of one leg of an exploration. */
export function goalInDirection(
  from: Position,
  direction: Direction,
  { distance, failures, heading, height, lowest = Number.NEGATIVE_INFINITY }: Leg,
): goals.Goal {
  const turn = turns[failures % turns.length] ?? 0
  const isSideways = direction.x !== 0 || direction.z !== 0
  const angle = (isSideways ? Math.atan2(direction.z, direction.x) : heading) + turn
  const isLevel = direction.y === 0 || height !== undefined
  const steep = isLevel ? distance : distance * 0.6
  // A shaft takes a third of the digging of a staircase, and is found without a search; up it is climbed on a pillar.
  const across = isSideways || isLevel || failures > 0 ? steep : 0
  const x = Math.floor(from.x + Math.cos(angle) * across)
  const z = Math.floor(from.z + Math.sin(angle) * across)
  if (height !== undefined) return new LevelGoal({ x, y: height, z })
  if (direction.y === 0) return new pathfinderPackage.goals.GoalNearXZ(x, z, 4)
  // A staircase falls as fast as it goes forward, so the point lies on a slope of 45 degrees.
  const y = Math.max(lowest, Math.floor(from.y + direction.y * steep))
  return new WeightedNearGoal({ x, y, z }, { range: 2.5, weight: diggingWeight })
}
