import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { isCarried } from '../movement/find-footing.ts'

/** The body of one tick, as the physics moves it. */
export interface SneakingBody {
  readonly pos: { x: number; y: number; z: number }
  readonly vel: { x: number; y: number; z: number }
  readonly onGround?: boolean
  readonly control?: { readonly sneak?: boolean; readonly jump?: boolean }
}

/**
 * Takes back a step with which a sneaking body leaves the ground; `before` is where it stood.
 *
 * Root cause: prismarine-physics stops a sneaker where no block is left in the cells that the body touches, and counts
 * the walls beside it, so that whoever builds a bridge along a wall walks over its end. Remove when it looks at what is
 * under the feet alone.
 */
export function holdSneaker(bot: Pick<Bot, 'blockAt'>, { pos, vel }: SneakingBody, before: Vec3): void {
  const isOff = (x: number, z: number): boolean => !isCarried(bot, new Vec3(x, before.y, z))
  // Who climbs or jumps leaves the ground on purpose.
  if (pos.y > before.y || isOff(before.x, before.z) || !isOff(pos.x, pos.z)) return
  if (isOff(pos.x, before.z)) stop('x')
  if (isOff(pos.x, pos.z)) stop('z')

  function stop(axis: 'x' | 'z'): void {
    pos[axis] = before[axis]
    vel[axis] = 0
  }
}

/** Whether a body sneaks on firm ground. */
export function isSneaking({ onGround, control }: SneakingBody): boolean {
  return onGround === true && control?.sneak === true && control.jump !== true
}
