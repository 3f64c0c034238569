import type { WorldContext } from '../context/world-context.ts'
import { drawDirection } from './draw-direction.ts'
import { isSafeAhead } from './is-safe-ahead.ts'
import type { Mob } from '../context/mob.ts'
import { nearestPlayer } from './nearest-player.ts'
import { stand, walkAlong } from './walk-towards.ts'

// Fleeing animals are faster than they ever walk otherwise.
const fleePace = 1.5
const thinkTicks = 10

/** Lets a frightened mob run from the nearest player; false when it is not frightened. */
export function flee(world: WorldContext, mob: Mob): boolean {
  const { mind, position } = mob
  if (world.tick >= mind.fleeUntilTick) return false
  mind.thinkAtTick = world.tick + thinkTicks
  const near = nearestPlayer(world, position)
  const away =
    near && near.distance > 0 && !mind.isBlocked
      ? unit(position.x - near.player.position.x, position.z - near.player.position.z)
      : undefined
  const direction = away && isSafeAhead(world, mob, away) ? away : drawDirection(world, mob)
  if (direction) walkAlong(mob, direction, fleePace)
  else stand(mob)
  return true
}

function unit(x: number, z: number): { readonly x: number; readonly z: number } | undefined {
  const length = Math.hypot(x, z)
  return length > 0 ? { x: x / length, z: z / length } : undefined
}
