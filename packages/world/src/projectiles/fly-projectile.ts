import type { BlockState } from '../context/block-state.ts'
import { offsetBy, type Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { findVictim, victimsAlong } from './find-victim.ts'
import { landMissile } from './land-missile.ts'
import type { Projectile } from '../context/projectile.ts'
import { steerBullet } from './steer-bullet.ts'
import { strikeVictim } from './strike-victim.ts'

// A flight is followed in steps that miss no body and no block.
const stepBlocks = 0.25
const airDrag = 0.99
// A fireball keeps its speed until it hits.
const fireballDrag = 1
const waterDrag = 0.6
const gravity = {
  arrow: 0.05,
  potion: 0.05,
  snowball: 0.03,
  egg: 0.03,
  ender_pearl: 0.03,
  small_fireball: 0,
  fireball: 0,
  dragon_fireball: 0,
  shulker_bullet: 0,
}
const flightTicks = 400
// Vanilla's minute in the ground.
const stuckTicks = 1200
const floorCheckTicks = 10

/** Moves a projectile by one tick until it hits something. */
export function flyProjectile(world: WorldContext, projectile: Projectile): void {
  const { position, velocity, homing } = projectile
  if (projectile.isStuck) {
    rest(world, projectile)
    return
  }
  if (homing) steerBullet(world, projectile, homing)
  if (projectile.isRemoved) return
  const speed = Math.hypot(velocity.x, velocity.y, velocity.z)
  const steps = Math.max(1, Math.ceil(speed / stepBlocks))
  const victims = victimsAlong(world, projectile, speed)
  for (let step = 0; step < steps; step += 1) {
    const before = { ...position }
    position.x += velocity.x / steps
    position.y += velocity.y / steps
    position.z += velocity.z / steps
    if (isInside(world.blocks.at(position), position)) {
      landMissile(world, projectile, before)
      return
    }
    const hit = findVictim(victims, position)
    if (hit) {
      strikeVictim(world, projectile, hit)
      return
    }
  }
  if (!homing) slowDown(world, projectile)
  if (
    (!homing && world.tick - projectile.bornAtTick > flightTicks) ||
    position.y < world.blocks.in(position.dimension).minY - 32
  ) {
    world.entities.remove(projectile)
  }
}

/** Whether a point is inside the shape of the block around it. */
function isInside(state: BlockState, { x, y, z }: Position): boolean {
  if (!state.isSolid) return false
  if (state.isFullCube) return true
  const [px, py, pz] = [x - Math.floor(x), y - Math.floor(y), z - Math.floor(z)]
  return state.shapes.some(
    ([x0, y0, z0, x1, y1, z1]) => px >= x0 && px <= x1 && py >= y0 && py <= y1 && pz >= z0 && pz <= z1,
  )
}

function slowDown(world: WorldContext, { position, velocity, missile }: Projectile): void {
  const inAir = missile.endsWith('fireball') ? fireballDrag : airDrag
  const drag = world.blocks.at(position).name === 'water' ? waterDrag : inAir
  velocity.x *= drag
  velocity.y = velocity.y * drag - gravity[missile]
  velocity.z *= drag
}

// A stuck arrow falls when its block is gone, and rots.
function rest(world: WorldContext, projectile: Projectile): void {
  if (world.tick - projectile.bornAtTick > stuckTicks) {
    world.entities.remove(projectile)
    return
  }
  if ((world.tick + projectile.id) % floorCheckTicks !== 0) return
  const { position, velocity } = projectile
  const tip = offsetBy(position, velocity)
  if (isInside(world.blocks.at(tip), tip)) return
  projectile.isStuck = false
  Object.assign(velocity, { x: 0, y: 0, z: 0 })
}
