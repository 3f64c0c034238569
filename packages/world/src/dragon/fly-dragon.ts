import type { Position } from '../context/position.ts'
import type { Dragon } from './dragon-state.ts'

// Share of the wanted speed that it takes up in a tick.
const turn = 0.08

/** Lets the dragon fly towards a place by one tick, through whatever is in its way; gives the distance that is left. */
export function flyDragon(dragon: Dragon, goal: Position, speed: number): number {
  const { position, velocity } = dragon
  const way = { x: goal.x - position.x, y: goal.y - position.y, z: goal.z - position.z }
  const distance = Math.hypot(way.x, way.y, way.z)
  // It brakes before its goal, so that it does not circle around it.
  const pace = Math.min(speed, distance / 6)
  for (const axis of ['x', 'y', 'z'] as const) {
    const wanted = distance > 0 ? (way[axis] / distance) * pace : 0
    velocity[axis] += (wanted - velocity[axis]) * turn
    position[axis] += velocity[axis]
  }
  // The dragon's model looks backwards.
  if (Math.hypot(velocity.x, velocity.z) > 0.01)
    dragon.yaw = (Math.atan2(velocity.x, -velocity.z) * 180) / Math.PI
  return distance
}
