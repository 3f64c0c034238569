import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { isCarried } from '../movement/find-footing.ts'

/** The body of one tick, as the physics moves it. */
export interface SneakingBody {
  readonly pos: { x: number; y: number; z: number }
  readonly vel: { x: number; y: number; z: number }
  readonly onGround?: boolean
  readonly isInWater?: boolean
  readonly control?: {
    readonly sneak?: boolean
    readonly forward?: boolean
    readonly back?: boolean
    readonly left?: boolean
    readonly right?: boolean
    readonly jump?: boolean
  }
}

/**
 * Takes back a step with which a sneaking body leaves the ground; `before` is where it stood.
 *
 * Root cause: prismarine-physics stops a sneaker where no block is left in the cells that the body touches, and counts
 * the walls beside it, so that whoever builds a bridge along a wall walks over its end. Remove when it looks at what is
 * under the feet alone.
 */
export function holdSneaker(bot: Pick<Bot, 'blockAt'>, { pos, vel }: SneakingBody, before: Vec3): void {
  // Most ticks of whoever stands still.
  if (pos.x === before.x && pos.z === before.z) return
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

/**
 * Whether a body on firm ground sneaks, as far as the one who moves it means it to: it does when it backs to an edge to
 * build from it, and when it stops, with no key held, and only slides on.
 *
 * Root cause: mineflayer-pathfinder backs to an edge sneaking, and lets go of the sneak key between two ticks when a block
 * that it set before is confirmed, and of all keys when its goal is taken away. The body, which leant out over the edge,
 * fell. Remove when it holds the key until the body stands.
 */
export function isSneaking(
  { onGround, isInWater, control }: SneakingBody,
  { isBuilding }: { readonly isBuilding: boolean },
): boolean {
  if (onGround !== true || control === undefined || control.jump === true) return false
  const { sneak, forward, back, left, right } = control
  const isStopping = isInWater !== true && ![forward, back, left, right].includes(true)
  return sneak === true || (isBuilding && back === true) || isStopping
}
