import type { WorldContext } from '../context/world-context.ts'
import { moveBody } from '../entities/move-body.ts'
import type { Mob } from '../context/mob.ts'
import { isRoomLoaded } from './is-room-loaded.ts'
import { isSitting } from './tameness.ts'

const grip = 0.08
const hover = { least: 6, most: 14 }
const lowHover = { least: 1, most: 3 }
const climb = 0.06

/** Moves a flyer by one tick: it drifts along, keeps some height over the ground and stops at walls. */
export function moveFlyer(world: WorldContext, mob: Mob): void {
  const { velocity, position, mind, traits } = mob
  if (!isRoomLoaded(world, position)) return
  const speed = mob.isDead ? 0 : traits.speed * mind.pace
  velocity.x += (mind.heading.x * speed - velocity.x) * grip
  velocity.z += (mind.heading.z * speed - velocity.z) * grip
  const wantedY = mob.isDead ? -0.2 : climbOf(world, mob)
  velocity.y += (wantedY - velocity.y) * grip
  const wanted = { ...velocity }
  const moved = moveBody(world.blocks, mob, wanted)
  for (const axis of ['x', 'y', 'z'] as const) if (moved[axis] !== wanted[axis]) velocity[axis] = 0
  if (moved.x !== wanted.x || moved.z !== wanted.z) mind.isBlocked = true
}

// Who stings comes down to its enemy; all others keep some height.
function climbOf(world: WorldContext, mob: Mob): number {
  const { target } = mob.mind
  if (target && mob.traits.weapon === 'touch') {
    const rise = target.position.y + target.height / 2 - mob.position.y
    return Math.max(-2 * climb, Math.min(2 * climb, rise))
  }
  // A tame parrot sits on the ground.
  if (isSitting(mob)) return -climb
  const { least, most } = mob.typeName === 'ghast' ? hover : lowHover
  const height = heightOverGround(world, mob)
  return height < least ? climb : height > most ? -climb : 0
}

function heightOverGround({ blocks }: WorldContext, { position }: Mob): number {
  const { idAt } = blocks.in(position.dimension)
  const [x, y, z] = [Math.floor(position.x), Math.floor(position.y), Math.floor(position.z)]
  let height = 0
  while (height <= hover.most && idAt(x, y - 1 - height, z) === 0) height += 1
  return height
}
