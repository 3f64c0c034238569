import { CommandError } from '../errors/command-error.ts'
import type { Place } from '../context/position.ts'
import type { Target } from './select-targets.ts'

// As far as vanilla lets anything be; heights are free so that one can fall out of the world.
const maxHorizontal = 30_000_000
const maxVertical = 20_000_000

/** Puts a player or entity somewhere else; throws `CommandError` for places where nothing can be. */
export function moveTarget(
  target: Target,
  position: Place,
  look: { readonly yaw?: number; readonly pitch?: number } = {},
): void {
  const isPossible =
    Math.abs(position.x) < maxHorizontal &&
    Math.abs(position.z) < maxHorizontal &&
    Math.abs(position.y) < maxVertical
  if (!isPossible) throw new CommandError('Invalid position for teleport')
  if (target.kind === 'player') {
    target.teleport(position, look)
    return
  }
  Object.assign(target.position, position)
  Object.assign(target.velocity, { x: 0, y: 0, z: 0 })
  if (target.kind === 'mob') target.fallDistance = 0
  target.yaw = look.yaw ?? target.yaw
}
