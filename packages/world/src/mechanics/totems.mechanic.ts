import type { Mechanic } from '../context/mechanic.ts'
import { handSlot } from '../context/player.ts'
import { withCount } from '../items/item-stack.ts'
import { clearEffects, giveEffect, type EffectSeed } from '../survival/give-effect.ts'

const totem = 'totem_of_undying'
const totemStatus = 35
const hands = ['main', 'off'] as const

// https://minecraft.wiki/w/Totem_of_Undying#Usage
const savedHealth = 1
const blessings: readonly EffectSeed[] = [
  { name: 'Regeneration', ticks: 900, amplifier: 1 },
  { name: 'Absorption', ticks: 100, amplifier: 1 },
  { name: 'FireResistance', ticks: 800 },
]

/** Lets a totem of undying in a hand save its holder from death, except from the void and commands. */
export function createTotems(): Mechanic {
  return {
    name: 'totems',
    savePlayer(world, { player }) {
      const hand = hands.find((each) => player.inventory.get(handSlot(player, each))?.name === totem)
      if (!hand) return false
      const slot = handSlot(player, hand)
      const stack = player.inventory.get(slot)
      if (stack) player.inventory.set(slot, withCount(stack, stack.count - 1))
      player.health = savedHealth
      clearEffects(player)
      for (const blessing of blessings) giveEffect(world, player, blessing)
      const shown = { entityId: player.id, entityStatus: totemStatus }
      player.send('entity_status', shown)
      world.broadcastNear(player, 'entity_status', shown)
      return true
    },
  }
}
