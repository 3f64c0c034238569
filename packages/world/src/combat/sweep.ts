import { asMob } from '../context/mob.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from './damage-player.ts'
import { hurtMob } from './hurt-mob.ts'
import { pushPlayer } from './push-player.ts'

/** Blow whose sword goes on to those beside its victim. */
export interface Sweep {
  readonly player: Player
  readonly target: Entity | Player
  /** Half hearts of the blow itself. */
  readonly amount: number
  /** Level of the enchantment Sweeping Edge. */
  readonly level: number
  readonly looting: number
}

// https://minecraft.wiki/w/Melee_attack#Sweep_attack
const besideBlocks = 1
const levelBlocks = 0.25
const reachBlocks = 3
const knockback = 0.4

/** Hurts everyone beside the victim of a sword's full blow, within three blocks of who swings it. */
export function sweep(world: WorldContext, { player, target, amount, level, looting }: Sweep): void {
  const dealt = 1 + amount * (level / (level + 1))
  const isHit = (body: Body): boolean =>
    body !== target && distanceBetween(player.position, body.position) < reachBlocks && isBeside(target, body)
  for (const other of world.players.slice()) {
    if (other === player || !isHit(other)) continue
    if (damagePlayer(world, other, { amount: dealt, source: 'attack', attacker: player }) > 0)
      pushPlayer(other, player.position, knockback)
  }
  for (const entity of world.entities.all()) {
    const mob = asMob(entity)
    if (mob && isHit(mob))
      hurtMob(world, mob, { amount: dealt, source: 'attack', attacker: player, knockback, looting })
  }
}

interface Body {
  readonly position: Place
  readonly width: number
  readonly height: number
}

function isBeside(target: Body, { position, width, height }: Body): boolean {
  const reach = (target.width + width) / 2 + besideBlocks
  return (
    position.dimension === target.position.dimension &&
    Math.abs(position.x - target.position.x) < reach &&
    Math.abs(position.z - target.position.z) < reach &&
    position.y < target.position.y + target.height + levelBlocks &&
    position.y + height > target.position.y - levelBlocks
  )
}
