import { asMob } from '../context/mob.ts'
import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { giveEffect } from '../survival/give-effect.ts'
import { healPlayer } from '../survival/heal-player.ts'
import { potionEffects } from '../survival/potion-effects.ts'
import { isUndead } from './damage-bonus.ts'
import { damagePlayer } from './damage-player.ts'
import { hurtMob } from './hurt-mob.ts'

/** A brew that reaches a body through the air. */
export interface PotionDose {
  readonly potion: string
  /** From 0 to 1. */
  readonly share: number
  readonly thrower?: Player | Entity | undefined
}

// https://minecraft.wiki/w/Instant_Health and https://minecraft.wiki/w/Instant_Damage
const healed = 4
const hurt = 6
// Shorter effects are not worth a bottle's splash.
const leastTicks = 20

/** Lets a brew work on a player or mob; mobs feel only what heals or hurts at once. */
export function applyPotion(world: WorldContext, body: Player | Entity, dose: PotionDose): void {
  const { potion, share } = dose
  for (const effect of potionEffects(potion)) {
    const factor = share * 2 ** (effect.amplifier ?? 0)
    if (effect.name === 'InstantHealth') instant(world, body, { ...dose, points: healed * factor })
    else if (effect.name === 'InstantDamage') instant(world, body, { ...dose, points: -hurt * factor })
    else if (body.kind === 'player' && effect.ticks * share > leastTicks)
      giveEffect(world, body, { ...effect, ticks: Math.floor(effect.ticks * share) })
  }
}

function instant(
  world: WorldContext,
  body: Player | Entity,
  { points, thrower }: PotionDose & { readonly points: number },
): void {
  const attacker = thrower && { attacker: thrower }
  if (body.kind === 'player') {
    if (points > 0) healPlayer(body, Math.floor(points))
    else damagePlayer(world, body, { amount: -points, source: 'magic', ...attacker })
    return
  }
  const mob = asMob(body)
  if (!mob) return
  // The dead take it the other way round.
  const felt = isUndead(mob.typeName) ? -points * (points > 0 ? hurt / healed : healed / hurt) : points
  if (felt < 0) hurtMob(world, mob, { amount: -felt, source: 'magic', ...attacker })
  else mob.health = Math.min(mob.maxHealth, mob.health + felt)
}
