import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'

const undead: ReadonlySet<string> = new Set([
  'zombie',
  'zombie_villager',
  'husk',
  'drowned',
  'skeleton',
  'stray',
  'bogged',
  'wither_skeleton',
  'zombified_piglin',
  'zoglin',
  'phantom',
  'wither',
  'skeleton_horse',
  'zombie_horse',
])

const arthropods: ReadonlySet<string> = new Set(['spider', 'cave_spider', 'silverfish', 'endermite', 'bee'])

/** Whether a creature is one of the dead, whom healing hurts. */
export function isUndead(name: string): boolean {
  return undead.has(name)
}

const perLevel = 2.5

/** Half hearts that the enchantments of a weapon add to a blow: https://minecraft.wiki/w/Sharpness, Smite */
export function damageBonus(levels: Readonly<Record<string, number>>, target: Entity | Player): number {
  const { sharpness = 0, smite = 0, bane_of_arthropods: bane = 0 } = levels
  const sharp = sharpness > 0 ? (sharpness + 1) * 0.5 : 0
  if (target.kind === 'player') return sharp
  if (undead.has(target.typeName)) return sharp + smite * perLevel
  return arthropods.has(target.typeName) ? sharp + bane * perLevel : sharp
}
