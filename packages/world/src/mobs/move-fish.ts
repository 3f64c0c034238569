import type { WorldContext } from '../context/world-context.ts'
import { offsetBy, type Place } from '../context/position.ts'
import { moveBody } from '../entities/move-body.ts'
import { isRoomLoaded } from './is-room-loaded.ts'
import type { Mob } from '../context/mob.ts'

// Blocks ahead in which a swimmer looks for the end of the water.
const lookAhead = 0.8
const drift = 0.02

/** Moves a swimmer by one tick: it keeps to the water and flops about on land. */
export function moveFish(world: WorldContext, mob: Mob): void {
  const { velocity, position, mind, traits } = mob
  if (!isRoomLoaded(world, position)) return
  const { heading } = mind
  const isWet = isWater(world, offsetBy(position, { x: 0, y: 0.1, z: 0 }))
  if (isWet) {
    const speed = mob.isDead ? 0 : traits.speed * mind.pace
    if (!isWater(world, offsetBy(position, { x: heading.x * lookAhead, y: 0.1, z: heading.z * lookAhead }))) {
      heading.x = -heading.x
      heading.z = -heading.z
    }
    velocity.x += (heading.x * speed - velocity.x) * 0.2
    velocity.z += (heading.z * speed - velocity.z) * 0.2
    const isUnderWater = isWater(world, offsetBy(position, { x: 0, y: 1, z: 0 }))
    velocity.y = isUnderWater ? Math.sin((world.tick + mob.id * 37) / 40) * drift : -drift
  } else {
    velocity.x *= 0.5
    velocity.z *= 0.5
    if (mob.onGround && (world.tick + mob.id) % 20 === 0 && !mob.isDead) velocity.y = 0.3
    else velocity.y = (velocity.y - 0.08) * 0.98
  }
  const wantedY = velocity.y
  const moved = moveBody(world.blocks, mob, velocity)
  mob.onGround = wantedY < 0 && moved.y > wantedY + 1e-6
  if (moved.y !== wantedY) velocity.y = 0
}

function isWater({ blocks }: WorldContext, place: Place): boolean {
  const { name } = blocks.at(place)
  return name === 'water' || name === 'kelp' || name === 'kelp_plant' || name.endsWith('seagrass')
}
