import type { DamageSource } from '../context/damage.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { afterArmor, armorToughness, isStoppedByArmor, type Plates } from '../combat/after-armor.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { armorPoints } from '../rules/index.ts'
import { protectionFactor } from '../survival/protection-factor.ts'

const armorSlots = [5, 6, 7, 8]

/** Sources of damage that neither enchantment nor effect helps against. */
const unstoppable: ReadonlySet<DamageSource> = new Set(['void', 'kill', 'starve'])

/** Lets armour, its enchantments and the resistance effect lower damage, and wears the armour. */
export function createArmorProtection(): Mechanic {
  return {
    name: 'armor-protection',
    damagePlayer(world, { player, damage }) {
      if (damage.amount <= 0) return
      const full = damage.amount
      if (isStoppedByArmor(damage.source)) {
        damage.amount = afterArmor(full, platesOf(player))
        const points = Math.max(1, Math.floor(full / 4))
        for (const slot of armorSlots) wearItem(world, player, { points, slot })
      }
      if (unstoppable.has(damage.source)) return
      const resistance = player.effects.get('Resistance')
      if (resistance) damage.amount *= Math.max(0, 1 - 0.2 * (resistance.amplifier + 1))
      const worn = armorSlots.map((slot) => player.inventory.get(slot))
      damage.amount *= 1 - protectionFactor(worn, damage.source)
    },
  }
}

function platesOf(player: Player): Plates {
  let armor = 0
  let toughness = 0
  for (const slot of armorSlots) {
    const name = player.inventory.get(slot)?.name ?? ''
    armor += armorPoints(name)
    toughness += armorToughness(name)
  }
  return { armor, toughness }
}
