import type { DamageSource } from '../context/damage.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { armorPoints } from '../rules/index.ts'
import { protectionFactor } from '../survival/protection-factor.ts'

const armorSlots = [5, 6, 7, 8]

/** Sources of damage that armour plates stop; everything else goes through them. */
const stopped: ReadonlySet<DamageSource> = new Set(['arrow', 'attack', 'cactus', 'explosion', 'lava'])

/** Sources of damage that neither enchantment nor effect helps against. */
const unstoppable: ReadonlySet<DamageSource> = new Set(['void', 'kill', 'starve'])

/** Lets armour, its enchantments and the resistance effect lower damage, and wears the armour. */
export function createArmorProtection(): Mechanic {
  return {
    name: 'armor-protection',
    damagePlayer(world, { player, damage }) {
      if (damage.amount <= 0) return
      const full = damage.amount
      if (stopped.has(damage.source)) {
        damage.amount = afterArmor(player, full)
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

// https://minecraft.wiki/w/Armor#Mechanics
function afterArmor(player: Player, amount: number): number {
  let armor = 0
  let toughness = 0
  for (const slot of armorSlots) {
    const name = player.inventory.get(slot)?.name ?? ''
    armor += armorPoints(name)
    if (armorPoints(name) > 0)
      toughness += name.startsWith('netherite_') ? 3 : name.startsWith('diamond_') ? 2 : 0
  }
  const share = Math.min(20, Math.max(armor / 5, armor - (4 * amount) / (toughness + 8)))
  return amount * (1 - share / 25)
}
