import type { DamageSource } from '../context/damage.ts'
import { enchantmentLevels } from '../items/enchantment-levels.ts'
import type { ItemStack } from '../items/item-stack.ts'

// Points per level, 25 of which would stop everything: https://minecraft.wiki/w/Armor#Enchantments
const enchantmentPoints: readonly (readonly [string, number, ReadonlySet<DamageSource> | undefined])[] = [
  ['protection', 1, undefined],
  ['fire_protection', 2, new Set(['fire', 'lava'])],
  ['blast_protection', 2, new Set(['explosion'])],
  ['projectile_protection', 2, new Set(['arrow'])],
  ['feather_falling', 3, new Set(['fall'])],
]

const maxPoints = 20

/** The share of damage, 0 to 0.8, that the enchantments of worn armour stop. */
export function protectionFactor(worn: readonly (ItemStack | undefined)[], source: DamageSource): number {
  let points = 0
  for (const stack of worn) {
    const levels = enchantmentLevels(stack)
    for (const [name, perLevel, sources] of enchantmentPoints) {
      if (sources === undefined || sources.has(source)) points += perLevel * (levels[name] ?? 0)
    }
  }
  return Math.min(maxPoints, points) / 25
}
