import type { Mechanic } from '../context/mechanic.ts'
import type { ActiveEffect, Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { exhaustPlayer } from '../survival/exhaust-player.ts'
import { feedPlayer } from '../survival/feed-player.ts'
import { clearEffect, clearEffects, sendEffect } from '../survival/give-effect.ts'
import { healPlayer } from '../survival/heal-player.ts'
import { isMortal } from '../survival/is-mortal.ts'

type Act = (world: WorldContext, player: Player, effect: ActiveEffect) => void

// Level one acts this often; every level halves the wait. https://minecraft.wiki/w/Effect
const regenerationTicks = 50
const poisonTicks = 25
const witherTicks = 40
const hungerPerTick = 0.005

const isDue = ({ amplifier, ticksLeft }: ActiveEffect, ticks: number): boolean =>
  ticksLeft % Math.max(1, ticks >> amplifier) === 0

const effectActions: Readonly<Record<string, Act>> = {
  Regeneration: (_world, player, effect) => {
    if (isDue(effect, regenerationTicks)) healPlayer(player, 1)
  },
  Poison: (world, player, effect) => {
    if (isDue(effect, poisonTicks) && player.health > 1)
      damagePlayer(world, player, { amount: 1, source: 'magic' })
  },
  Wither: (world, player, effect) => {
    if (isDue(effect, witherTicks)) damagePlayer(world, player, { amount: 1, source: 'magic' })
  },
  Hunger: (_world, player, { amplifier }) => exhaustPlayer(player, hungerPerTick * (amplifier + 1)),
  Saturation: (_world, player, { amplifier }) =>
    feedPlayer(player, { foodPoints: amplifier + 1, saturation: 2 * (amplifier + 1) }),
  InstantHealth: (_world, player, { amplifier }) => healPlayer(player, 4 * 2 ** amplifier),
  InstantDamage: (world, player, { amplifier }) => {
    damagePlayer(world, player, { amount: 6 * 2 ** amplifier, source: 'magic' })
  },
}

/** Lets effects act and run out, and shows them to clients. */
export function createEffects(): Mechanic {
  return {
    name: 'effects',
    tickPlayer(world, player) {
      if (player.isDead) return
      for (const [name, effect] of player.effects) {
        if (isMortal(player)) effectActions[name]?.(world, player, effect)
        effect.ticksLeft -= 1
        if (effect.ticksLeft <= 0) clearEffect(player, name)
      }
    },
    playerJoined(world, player) {
      for (const effect of player.effects.values()) sendEffect(world, player, effect)
    },
    playerDied: (_world, { player }) => clearEffects(player),
  }
}
