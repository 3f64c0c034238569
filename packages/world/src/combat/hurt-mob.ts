import type { Damage } from '../context/damage.ts'
import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { broadcastHurt } from './broadcast-hurt.ts'
import { armorPoints } from '../rules/index.ts'
import { afterArmor, armorToughness, isStoppedByArmor, type Plates } from './after-armor.ts'
import { killMob } from './kill-mob.ts'
import type { Mob } from '../context/mob.ts'
import { reactToHurt } from './react-to-hurt.ts'

/** Harm to a mob. */
export interface MobDamage extends Damage {
  /** Strength of the push away, 0.4 for a plain hit; 0 by default. */
  readonly knockback?: number
  /** Place from which the push comes; the attacker's by default. */
  readonly from?: Position
  /** The level of looting of the weapon. */
  readonly looting?: number
}

// For half a second after a hit only what exceeds it counts.
const shieldTicks = 10

/** Hurts a mob and kills it when nothing is left; returns the damage that counted. */
export function hurtMob(world: WorldContext, mob: Mob, damage: MobDamage): number {
  const { mind } = mob
  if (mob.isDead || mob.isRemoved || damage.amount < 0) return 0
  world.hooks.damageMob({ mob, damage })
  if (damage.amount < 0) return 0
  const amount = isStoppedByArmor(damage.source) ? afterArmor(damage.amount, platesOf(mob)) : damage.amount
  const isShielded = world.tick - mob.hurtAtTick < shieldTicks && damage.source !== 'kill'
  const counted = isShielded ? amount - mind.lastDamage : amount
  if (isShielded && counted <= 0) return 0
  mind.lastDamage = amount
  mob.health -= counted
  if (damage.attacker?.kind === 'player') {
    mind.playerHitAtTick = world.tick
    mind.lastHitBy = damage.attacker.name
    mind.looting = damage.looting ?? 0
  }
  if (!isShielded) {
    mob.hurtAtTick = world.tick
    broadcastHurt(world, mob, damage.attacker)
    const from = damage.from ?? damage.attacker?.position
    if (from && damage.knockback) pushMob(mob, from, damage.knockback)
  }
  if (mob.health <= 0) killMob(world, mob, damage)
  else reactToHurt(world, mob, damage)
  return counted
}

function platesOf({ traits, equipment }: Mob): Plates {
  const worn = Object.values(equipment).map((stack) => stack?.name ?? '')
  return {
    armor: traits.armor + worn.reduce((sum, name) => sum + armorPoints(name), 0),
    toughness: worn.reduce((sum, name) => sum + armorToughness(name), 0),
  }
}

/** Pushes a mob away from a place, unless it is of a kind that stays where it is. */
export function pushMob(mob: Mob, from: Position, strength: number): void {
  if (mob.traits.speed === 0) return
  const [dx, dz] = [mob.position.x - from.x, mob.position.z - from.z]
  const length = Math.hypot(dx, dz) || 1
  const { velocity } = mob
  velocity.x = velocity.x / 2 + (dx / length) * strength
  velocity.z = velocity.z / 2 + (dz / length) * strength
  if (mob.onGround) velocity.y = Math.min(0.4, velocity.y / 2 + strength)
  mob.onGround = false
}
