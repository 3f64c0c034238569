import type { WorldContext } from '../context/world-context.ts'
import { offsetBy } from '../context/position.ts'
import { moveBody } from '../entities/move-body.ts'
import { hurtMob } from '../combat/hurt-mob.ts'
import { isRoomLoaded } from './is-room-loaded.ts'
import type { Mob } from '../context/mob.ts'

// Blocks per tick and shares per tick, from vanilla's movement of living entities.
const gravity = 0.08
const drag = 0.98
const glideSpeed = 0.1
const jumpSpeed = 0.42
const climbSpeed = 0.2
const floatSpeed = 0.12
const sinkSpeed = -0.02
const leapFromWater = 0.3
const groundGrip = 0.45
const waterGrip = 0.25
const airGrip = 0.15
const swimPace = 0.6
// A fall hurts by each block beyond three.
const safeFallBlocks = 3
// A body at rest looks only this often whether its floor is still there.
const restCheckTicks = 8

/** Moves a mob by one tick: its legs push, it falls, floats, jumps over steps and lands. */
export function moveMob(world: WorldContext, mob: Mob): void {
  const { velocity, position, mind, onGround } = mob
  const { heading } = mind
  const isWalking = !mob.isDead && (heading.x !== 0 || heading.z !== 0)
  const isResting = onGround && !isWalking && Math.abs(velocity.x) + Math.abs(velocity.z) < 0.003
  if (isResting && (world.tick + mob.id) % restCheckTicks !== 0) return
  if (!isRoomLoaded(world, position)) return
  const { blocks } = world
  const feet = blocks.at(offsetBy(position, { x: 0, y: 0.2, z: 0 }))
  const isSwimming = feet.name === 'water' || feet.name === 'lava'
  const grip = isSwimming ? waterGrip : onGround ? groundGrip : airGrip
  const speed = isWalking ? mob.traits.speed * mind.pace * (isSwimming ? swimPace : 1) : 0
  velocity.x += (heading.x * speed - velocity.x) * grip
  velocity.z += (heading.z * speed - velocity.z) * grip
  if (mob.typeName === 'slime' && isWalking && onGround && (world.tick + mob.id) % 20 === 0)
    velocity.y = jumpSpeed
  const wanted = wantedVelocity
  wanted.x = velocity.x
  wanted.y = velocity.y
  wanted.z = velocity.z
  const moved = moveBody(blocks, mob, wanted)
  mob.onGround = wanted.y < 0 && moved.y > wanted.y + 1e-6
  // Gravity pulls after the move, so that a jump starts with its full speed and clears a block.
  velocity.y = fallSpeed(mob, { speed: moved.y === wanted.y ? wanted.y : 0, isSwimming })
  fall(world, mob, { drop: -moved.y, isSwimming })
  if (Math.abs(moved.x - wanted.x) + Math.abs(moved.z - wanted.z) < 1e-4) return
  if (moved.x !== wanted.x) velocity.x = 0
  if (moved.z !== wanted.z) velocity.z = 0
  if (isWalking) climb(world, mob, isSwimming)
}

// One object for all calls: moveBody only reads it.
const wantedVelocity = { x: 0, y: 0, z: 0 }

function fallSpeed(
  mob: Mob,
  { speed, isSwimming }: { readonly speed: number; readonly isSwimming: boolean },
): number {
  if (isSwimming) return mob.isDead ? sinkSpeed : Math.min(floatSpeed, speed * 0.8 + 0.05)
  const next = (speed - gravity) * drag
  return mob.typeName === 'chicken' ? Math.max(-glideSpeed, next) : next
}

function fall(
  world: WorldContext,
  mob: Mob,
  { drop, isSwimming }: { readonly drop: number; readonly isSwimming: boolean },
): void {
  if (isSwimming || mob.traits.fallsSoftly) mob.fallDistance = 0
  else if (!mob.onGround) mob.fallDistance += Math.max(0, drop)
  else if (mob.fallDistance > 0) {
    const amount = Math.ceil(mob.fallDistance + Math.max(0, drop) - safeFallBlocks)
    mob.fallDistance = 0
    if (amount > 0) hurtMob(world, mob, { amount, source: 'fall' })
  }
}

// A wall stopped the mob: it jumps when it could stand on top.
function climb(world: WorldContext, mob: Mob, isSwimming: boolean): void {
  const { velocity, position, mind } = mob
  if (mob.traits.climbs && mind.target) {
    velocity.y = climbSpeed
    return
  }
  if (isSwimming) {
    velocity.y = leapFromWater
    return
  }
  if (!mob.onGround) return
  const reach = mob.width / 2 + 0.3
  const x = Math.floor(position.x + mind.heading.x * reach)
  const z = Math.floor(position.z + mind.heading.z * reach)
  const y = Math.floor(position.y + 0.01)
  const { blocks } = world
  const { idAt } = blocks.in(position.dimension)
  const step = blocks.state(idAt(x, y, z))
  const isTall = step.shapes.some((shape) => shape[4] > 1)
  const above = blocks.state(idAt(x, y + 1, z))
  if (!isTall && !above.isSolid) velocity.y = jumpSpeed
  else {
    mind.isBlocked = true
    mind.thinkAtTick = Math.min(mind.thinkAtTick, world.tick + 10)
  }
}
