import type { Position } from '../context/position.ts'
import type { Mob } from '../context/mob.ts'

/** Turns a mob to a place and lets it walk there; returns the level distance in blocks. */
export function walkTowards(mob: Mob, { x, z }: Position, pace: number): number {
  const [dx, dz] = [x - mob.position.x, z - mob.position.z]
  const distance = Math.hypot(dx, dz)
  if (distance > 0) walkAlong(mob, { x: dx / distance, z: dz / distance }, pace)
  return distance
}

/** Lets a mob walk in a direction, a unit vector. */
export function walkAlong(
  mob: Mob,
  direction: { readonly x: number; readonly z: number },
  pace: number,
): void {
  const { mind } = mob
  mind.heading.x = direction.x
  mind.heading.z = direction.z
  mind.pace = pace
  mob.yaw = (Math.atan2(-direction.x, direction.z) * 180) / Math.PI
}

/** Lets a mob stand. */
export function stand({ mind }: Mob): void {
  mind.heading.x = 0
  mind.heading.z = 0
}

/** Turns a mob's face to a place. */
export function faceTowards(mob: Mob, { x, z }: Position): void {
  mob.yaw = (Math.atan2(mob.position.x - x, z - mob.position.z) * 180) / Math.PI
}
