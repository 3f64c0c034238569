import type { BoatEntity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import { offsetBy } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { lookDirection } from '../inventory/look-direction.ts'
import { moveBody } from '../entities/move-body.ts'

// https://minecraft.wiki/w/Boat#Movement: eight blocks a second on water, a tenth of it on land.
const push = 0.04
const waterDrag = 0.9
const landDrag = 0.45
const turnDegrees = 5
const gravity = 0.04
/** A boat lies with its lowest part in the water. */
export const waterline = 0.56

/** Moves a boat by one tick as its rider steers, afloat, on land or falling. */
export function driveBoat(world: WorldContext, boat: BoatEntity, { steering }: Player): void {
  const { velocity, position } = boat
  const surface = surfaceAt(world, boat)
  const isAfloat = surface !== undefined
  boat.yaw -= steering.left * turnDegrees
  const ahead = lookDirection({ yaw: boat.yaw, pitch: 0 })
  const thrust = push * (steering.forward < 0 ? 0.2 : 1) * steering.forward
  const drag = isAfloat ? waterDrag : landDrag
  velocity.x = (velocity.x + ahead.x * thrust) * drag
  velocity.z = (velocity.z + ahead.z * thrust) * drag
  velocity.y = isAfloat ? 0 : (velocity.y - gravity) * 0.98
  const wanted = { ...velocity }
  const moved = moveBody(world.blocks, boat, wanted)
  for (const axis of ['x', 'y', 'z'] as const) if (moved[axis] !== wanted[axis]) velocity[axis] = 0
  const after = surfaceAt(world, boat)
  if (after !== undefined) position.y = after
  boat.onGround = after === undefined && moved.y > wanted.y
}

// A boat that came to lie under water rises as far at once.
const mostRise = 4

/** Height at which a boat floats where it is; absent on land and in the air. */
export function surfaceAt(
  { blocks }: WorldContext,
  { position }: Pick<BoatEntity, 'position'>,
): number | undefined {
  const isWater = (up: number): boolean =>
    blocks.at(offsetBy(position, { x: 0, y: up - 0.1, z: 0 })).name === 'water'
  if (!isWater(0)) return undefined
  let up = 0
  while (up < mostRise && isWater(up + 1)) up += 1
  return Math.floor(position.y - 0.1) + up + waterline
}
