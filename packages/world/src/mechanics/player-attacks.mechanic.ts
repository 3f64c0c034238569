import type { Mechanic } from '../context/mechanic.ts'
import type { EntityUse } from '../context/clicks.ts'
import { heldItem, type Player } from '../context/player.ts'
import { teamOf } from '../context/team.ts'
import type { WorldContext } from '../context/world-context.ts'
import { enchantmentLevels } from '../items/enchantment-levels.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { attackDamage, attackSpeed, toolWear } from '../rules/index.ts'
import { hurtMob } from '../combat/hurt-mob.ts'
import { ignite } from '../mobs/live-mob.ts'
import { asMob } from '../context/mob.ts'
import { damageBonus } from '../combat/damage-bonus.ts'
import { sweep } from '../combat/sweep.ts'
import type { Entity } from '../context/entity.ts'
import { asProjectile } from '../context/projectile.ts'
import { lookDirection } from '../inventory/look-direction.ts'
import { pushPlayer } from '../combat/push-player.ts'

const ticksPerSecond = 20
const plainKnockback = 0.4
const enchantedKnockback = 0.5
const criticalFactor = 1.5
// A hit counts as full from this share of the cool-down on.
const fullStrength = 0.9
const fireAspectTicks = 80
const strengthBonus = 3

/** Lets players hit mobs and each other: cool-down, weapons, critical hits, knock-back, wear. */
export function createPlayerAttacks(): Mechanic {
  const lastAttack = new Map<Player, number>()
  return {
    name: 'player-attacks',
    attackEntity(world, { player, target, hand }) {
      if (target.kind === 'projectile') return sendBack(player, target)
      if (target.kind !== 'mob' && target.kind !== 'player') return false
      if (player.gameMode === 'spectator') return false
      const last = lastAttack.get(player)
      // Going back to a snapshot leaves times of the future behind.
      const ticks = last === undefined || last > world.tick ? Infinity : world.tick - last
      lastAttack.set(player, world.tick)
      strike(world, { player, target, hand }, strengthOf(player, ticks))
      return true
    },
    playerLeft: (_world, player) => {
      lastAttack.delete(player)
    },
  }
}

// How much of a full hit the arm has regained, 0 to 1.
function strengthOf(player: Player, ticksSinceLast: number): number {
  const period = ticksPerSecond / attackSpeed(heldItem(player)?.name)
  return Math.min(1, (ticksSinceLast + 0.5) / period)
}

function strike(world: WorldContext, { player, target }: EntityUse, strength: number): void {
  const weapon = heldItem(player)
  const levels = enchantmentLevels(weapon)
  const isFull = strength > fullStrength
  const isCritical = isFull && !player.onGround && player.fallFromY > player.position.y && !player.isSprinting
  const base = (attackDamage(weapon?.name) + effectBonus(player)) * (0.2 + strength * strength * 0.8)
  const sharpness = damageBonus(levels, target) * strength
  const amount = Math.max(0, base * (isCritical ? criticalFactor : 1) + sharpness)
  const extra = (player.isSprinting && isFull ? 1 : 0) + (levels['knockback'] ?? 0)
  const knockback = plainKnockback + extra * enchantedKnockback
  if (target.kind === 'player') {
    if (areAllies(world, player, target)) return
    if (damagePlayer(world, target, { amount, source: 'attack', attacker: player }) > 0) {
      pushPlayer(target, player.position, knockback)
    }
  } else {
    const mob = asMob(target)
    if (!mob) return
    const looting = levels['looting'] ?? 0
    // Set on fire first, so that a killing blow cooks the meat.
    if (levels['fire_aspect']) ignite(world, mob, levels['fire_aspect'] * fireAspectTicks)
    hurtMob(world, mob, { amount, source: 'attack', attacker: player, knockback, looting })
  }
  const isStanding = isFull && !isCritical && !player.isSprinting && player.onGround
  // Who runs does not sweep: a step of a walk is the most.
  if (isStanding && player.travelled.horizontal < walkBlocks && weapon?.name.endsWith('_sword')) {
    const level = levels['sweeping'] ?? levels['sweeping_edge'] ?? 0
    sweep(world, { player, target, amount, level, looting: levels['looting'] ?? 0 })
  }
  if (isCritical)
    world.broadcastNear(target, 'animation', { entityId: target.id, animation: criticalAnimation })
  if (weapon) wearItem(world, player, { points: toolWear(weapon.name, { use: 'attack' }) })
  player.exhaustion += attackExhaustion
}

// Members of a team without friendly fire.
function areAllies(world: WorldContext, player: Player, target: Player): boolean {
  const team = teamOf(world, player.name)
  return team?.friendlyFire === false && team.members.has(target.name)
}

const walkBlocks = 0.25
// A ball of a ghast goes where its striker looks.
function sendBack(player: Player, target: Entity): boolean {
  const ball = asProjectile(target)
  if (ball?.missile !== 'fireball') return false
  const look = lookDirection(player)
  for (const axis of ['x', 'y', 'z'] as const) ball.velocity[axis] = look[axis] * returnSpeed
  ball.owner = player
  ball.ownerId = player.id
  return true
}

const returnSpeed = 1
const criticalAnimation = 4
const attackExhaustion = 0.1

function effectBonus({ effects }: Player): number {
  const strength = effects.get('Strength')
  const weakness = effects.get('Weakness')
  return (strength ? (strength.amplifier + 1) * strengthBonus : 0) - (weakness ? 4 : 0)
}
