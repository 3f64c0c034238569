import type { WorldContext } from '../context/world-context.ts'
import { isSafeAhead } from './is-safe-ahead.ts'
import type { Mob } from '../context/mob.ts'

const maxTries = 5

/** Draws a direction in which a mob can walk safely; absent when every try led into danger. */
export function drawDirection(
  world: WorldContext,
  mob: Mob,
): { readonly x: number; readonly z: number } | undefined {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const angle = world.random() * Math.PI * 2
    const direction = { x: Math.cos(angle), z: Math.sin(angle) }
    if (mob.traits.habitat === 'water' || !mob.onGround || isSafeAhead(world, mob, direction))
      return direction
  }
  return undefined
}
