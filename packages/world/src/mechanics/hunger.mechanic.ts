import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { exhaustPlayer } from '../survival/exhaust-player.ts'
import { fullFood } from '../survival/feed-player.ts'
import { fullHealth, healPlayer } from '../survival/heal-player.ts'
import { isMortal } from '../survival/is-mortal.ts'

// https://minecraft.wiki/w/Hunger#Mechanics
const exhaustionPerPoint = 4
const foodToHeal = 18
const quickHealTicks = 10
const quickHealSaturation = 6
const slowTicks = 80
const exhaustionPerHealth = 6
const peacefulHealTicks = 20
const peacefulFoodTicks = 10

// Below this health starvation stops, by difficulty; on hard it kills.
const starvesDownTo = { peaceful: fullHealth, easy: 10, normal: 1, hard: 0 } as const

/** Turns exhaustion into hunger, hunger into starvation and a full stomach into health. */
export function createHunger(): Mechanic {
  return {
    name: 'hunger',
    tickPlayer(world, player) {
      if (!isMortal(player)) return
      payExhaustion(world, player)
      player.digestionTicks += 1
      if (digest(world, player)) player.digestionTicks = 0
      if (world.difficulty === 'peaceful') restInPeace(world, player)
    },
  }
}

function payExhaustion(world: WorldContext, player: Player): void {
  if (player.exhaustion <= exhaustionPerPoint) return
  player.exhaustion -= exhaustionPerPoint
  if (player.saturation > 0) player.saturation = Math.max(0, player.saturation - 1)
  else if (world.difficulty !== 'peaceful') player.food = Math.max(0, player.food - 1)
}

// Heals or starves when it has waited long enough; true starts the wait anew.
function digest(world: WorldContext, player: Player): boolean {
  const wait = player.digestionTicks
  const mayHeal = world.gamerules.naturalRegeneration && player.health < fullHealth
  if (mayHeal && player.food >= fullFood && player.saturation > 0) {
    if (wait < quickHealTicks) return false
    const paid = Math.min(player.saturation, quickHealSaturation)
    healPlayer(player, paid / quickHealSaturation)
    exhaustPlayer(player, paid)
    return true
  }
  if (mayHeal && player.food >= foodToHeal) {
    if (wait < slowTicks) return false
    healPlayer(player, 1)
    exhaustPlayer(player, exhaustionPerHealth)
    return true
  }
  if (player.food > 0) return true
  if (wait < slowTicks) return false
  if (player.health > starvesDownTo[world.difficulty])
    damagePlayer(world, player, { amount: 1, source: 'starve' })
  return true
}

function restInPeace(world: WorldContext, player: Player): void {
  if (world.gamerules.naturalRegeneration && world.tick % peacefulHealTicks === 0) healPlayer(player, 1)
  if (world.tick % peacefulFoodTicks === 0) player.food = Math.min(fullFood, player.food + 1)
}
