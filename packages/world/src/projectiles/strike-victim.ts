import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { hurtMob, type MobDamage } from '../combat/hurt-mob.ts'
import { levitate } from '../combat/levitate.ts'
import { noHit } from '../context/damage.ts'
import { breakCrystal } from '../mobs/break-crystal.ts'
import { ignite } from '../mobs/live-mob.ts'
import { asMob } from '../context/mob.ts'
import { pushPlayer } from '../combat/push-player.ts'
import { scaleToDifficulty } from '../combat/scale-to-difficulty.ts'
import { breakBullet } from './break-bullet.ts'
import type { Hit, Victim } from './find-victim.ts'
import { landMissile } from './land-missile.ts'
import type { Projectile } from '../context/projectile.ts'

const plainKnockback = 0.4
const punchKnockback = 0.6
const flameTicks = 100
const blazeSnowballDamage = 3
const fireballDamage = 5
const ghastDamage = 6
const bulletDamage = 4

/** Lets a projectile hit a body. */
export function strikeVictim(world: WorldContext, projectile: Projectile, { victim, isOnHead }: Hit): void {
  const { owner, missile, velocity } = projectile
  if (victim.kind === 'crystal') {
    world.entities.remove(projectile)
    breakCrystal(world, victim, owner)
    return
  }
  if (victim.kind === 'projectile') {
    breakBullet(world, victim)
    endFlight(world, projectile)
    return
  }
  const amount = damageOf(world, projectile, victim)
  const attacker = owner && { attacker: owner }
  const knockback = plainKnockback + projectile.punch * punchKnockback
  const from = {
    x: victim.position.x - velocity.x,
    y: victim.position.y,
    z: victim.position.z - velocity.z,
  }
  if (victim.kind === 'player') {
    const scaled = owner?.kind === 'player' ? amount : scaleToDifficulty(world, amount)
    const dealt =
      scaled > 0 ? damagePlayer(world, victim, { amount: scaled, source: 'arrow', ...attacker }) : 0
    if (dealt > 0) pushPlayer(victim, from, knockback)
    if (dealt > 0 && missile === 'small_fireball') victim.fireTicks = Math.max(victim.fireTicks, flameTicks)
    if (dealt > 0 && missile === 'shulker_bullet') levitate(world, victim)
  } else {
    const mob = asMob(victim)
    if (mob) {
      if (projectile.burns) ignite(world, mob, flameTicks)
      const harm: MobDamage = { amount, source: 'arrow', from, knockback, isOnHead, ...attacker }
      hurtMob(world, mob, harm)
      // An enderman is gone by then.
      if (missile === 'arrow' && harm.amount === noHit && mob.typeName === 'shulker') {
        bounceOff(projectile)
        return
      }
    }
  }
  endFlight(world, projectile)
}

function endFlight(world: WorldContext, projectile: Projectile): void {
  if (projectile.missile === 'arrow') world.entities.remove(projectile)
  else landMissile(world, projectile, { ...projectile.position })
}

// Far enough back not to meet the same body again.
const bounceBlocks = 0.6
const bounceShare = 0.1

/** Throws an arrow back from a closed shell; it falls to the ground in front of it. */
function bounceOff({ position, velocity }: Projectile): void {
  const speed = Math.hypot(velocity.x, velocity.y, velocity.z) || 1
  for (const axis of ['x', 'y', 'z'] as const) {
    position[axis] -= (velocity[axis] / speed) * bounceBlocks
    velocity[axis] *= -bounceShare
  }
}

// Half hearts; snowballs, eggs and pearls only push.
function damageOf(world: WorldContext, projectile: Projectile, victim: Victim): number {
  const { missile, velocity, damagePerSpeed, isCritical } = projectile
  if (missile === 'small_fireball') return fireballDamage
  if (missile === 'shulker_bullet') return bulletDamage
  // A ghast does not survive its own ball.
  if (missile === 'fireball') return victim.kind === 'mob' && victim.typeName === 'ghast' ? 1000 : ghastDamage
  if (missile !== 'arrow') {
    return missile === 'snowball' && victim.kind === 'mob' && victim.typeName === 'blaze'
      ? blazeSnowballDamage
      : 0
  }
  const speed = Math.hypot(velocity.x, velocity.y, velocity.z)
  const plain = Math.ceil(speed * damagePerSpeed)
  return isCritical ? plain + Math.floor(world.random() * (plain / 2 + 2)) : plain
}
