import type { Mechanic } from '../context/mechanic.ts'
import { asMob } from '../context/mob.ts'
import { hurtMob } from '../combat/hurt-mob.ts'
import { enchantmentLevels } from '../items/enchantment-levels.ts'

const armorSlots = [5, 6, 7, 8]
// https://minecraft.wiki/w/Thorns
const chancePerLevel = 0.15
const most = 4

/** Lets thorns hurt the mob that hits who wears them. */
export function createThorns(): Mechanic {
  return {
    name: 'thorns',
    damagePlayer(world, { player, damage }) {
      const mob = damage.source === 'attack' && damage.attacker?.kind === 'mob' && asMob(damage.attacker)
      if (!mob) return
      for (const slot of armorSlots) {
        const level = enchantmentLevels(player.inventory.get(slot))['thorns'] ?? 0
        if (level === 0 || world.random() >= level * chancePerLevel) continue
        hurtMob(world, mob, { amount: 1 + Math.floor(world.random() * most), source: 'magic' })
      }
    },
  }
}
