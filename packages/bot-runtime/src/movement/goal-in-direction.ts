import type { Position } from '@voyager-mc/core'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { goals } from 'mineflayer-pathfinder'
import { WeightedNearGoal } from './weighted-near-goal.ts'

/** A direction; a step of -1, 0 or 1 per axis, or of any length where it is level. */
export interface Direction {
  readonly x: number
  readonly y: number
  readonly z: number
}

// Radians; a blocked leg is tried again turned this far to either side, then back.
const turns = [0, 0.6, -0.6, 1.2, -1.2, 2]

// Heuristic weight under ground: a block of stone costs five to ten times a step in the open.
const diggingWeight = 8

/** The goal of one leg of an exploration; `failures` counts the legs in a row that got nowhere. */
export function goalInDirection(
  from: Position,
  direction: Direction,
  {
    distance,
    failures,
    heading,
  }: { readonly distance: number; readonly failures: number; readonly heading: number },
): goals.Goal {
  const turn = turns[failures % turns.length] ?? 0
  const level = direction.x !== 0 || direction.z !== 0
  const angle = (level ? Math.atan2(direction.z, direction.x) : heading) + turn
  const steep = direction.y === 0 ? distance : distance * 0.6
  // A shaft takes a third of the digging of a staircase, and is found without a search; up it is climbed on a pillar.
  const across = !level && failures === 0 ? 0 : steep
  const x = Math.floor(from.x + Math.cos(angle) * across)
  const z = Math.floor(from.z + Math.sin(angle) * across)
  if (direction.y === 0) return new pathfinderPackage.goals.GoalNearXZ(x, z, 4)
  // A staircase falls as fast as it goes forward, so the point lies on a slope of 45 degrees.
  const y = Math.floor(from.y + direction.y * steep)
  return new WeightedNearGoal({ x, y, z }, { range: 2.5, weight: diggingWeight })
}
