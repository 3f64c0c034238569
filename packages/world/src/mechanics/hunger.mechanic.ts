import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { exhaustPlayer } from '../survival/exhaust-player.ts'
import { FULL_FOOD } from '../survival/feed-player.ts'
import { FULL_HEALTH, healPlayer } from '../survival/heal-player.ts'
import { isMortal } from '../survival/is-mortal.ts'

// https://minecraft.wiki/w/Hunger#Mechanics
const EXHAUSTION_PER_POINT = 4
const FOOD_TO_HEAL = 18
const QUICK_HEAL_TICKS = 10
const QUICK_HEAL_SATURATION = 6
const SLOW_TICKS = 80
const EXHAUSTION_PER_HEALTH = 6
const PEACEFUL_HEAL_TICKS = 20
const PEACEFUL_FOOD_TICKS = 10

// Below this health starvation stops, by difficulty; on hard it kills.
const STARVES_DOWN_TO = { peaceful: FULL_HEALTH, easy: 10, normal: 1, hard: 0 } as const

/** Turns exhaustion into hunger, hunger into starvation and a full stomach into health. */
export function createHunger(): Mechanic {
  const waits = new Map<Player, number>()
  return {
    name: 'hunger',
    tickPlayer(world, player) {
      if (!isMortal(player)) return
      payExhaustion(world, player)
      const wait = (waits.get(player) ?? 0) + 1
      waits.set(player, digest(world, player, wait) ? 0 : wait)
      if (world.difficulty === 'peaceful') restInPeace(world, player)
    },
    playerLeft: (_world, player) => {
      waits.delete(player)
    },
  }
}

function payExhaustion(world: WorldContext, player: Player): void {
  if (player.exhaustion <= EXHAUSTION_PER_POINT) return
  player.exhaustion -= EXHAUSTION_PER_POINT
  if (player.saturation > 0) player.saturation = Math.max(0, player.saturation - 1)
  else if (world.difficulty !== 'peaceful') player.food = Math.max(0, player.food - 1)
}

// Heals or starves when it has waited long enough; true starts the wait anew.
function digest(world: WorldContext, player: Player, wait: number): boolean {
  const mayHeal = world.gamerules.naturalRegeneration && player.health < FULL_HEALTH
  if (mayHeal && player.food >= FULL_FOOD && player.saturation > 0) {
    if (wait < QUICK_HEAL_TICKS) return false
    const paid = Math.min(player.saturation, QUICK_HEAL_SATURATION)
    healPlayer(player, paid / QUICK_HEAL_SATURATION)
    exhaustPlayer(player, paid)
    return true
  }
  if (mayHeal && player.food >= FOOD_TO_HEAL) {
    if (wait < SLOW_TICKS) return false
    healPlayer(player, 1)
    exhaustPlayer(player, EXHAUSTION_PER_HEALTH)
    return true
  }
  if (player.food > 0) return true
  if (wait < SLOW_TICKS) return false
  if (player.health > STARVES_DOWN_TO[world.difficulty])
    damagePlayer(world, player, { amount: 1, source: 'starve' })
  return true
}

function restInPeace(world: WorldContext, player: Player): void {
  if (world.gamerules.naturalRegeneration && world.tick % PEACEFUL_HEAL_TICKS === 0) healPlayer(player, 1)
  if (world.tick % PEACEFUL_FOOD_TICKS === 0) player.food = Math.min(FULL_FOOD, player.food + 1)
}
