import type { DamageSource } from '../context/damage.ts'

/** Plates of a body. */
export interface Plates {
  readonly armor: number
  readonly toughness: number
}

const stopped: ReadonlySet<DamageSource> = new Set(['arrow', 'attack', 'cactus', 'explosion', 'lava'])

/** Whether armour plates stop a part of such damage; everything else goes through them. */
export function isStoppedByArmor(source: DamageSource): boolean {
  return stopped.has(source)
}

/** Gives what plates leave of some damage: https://minecraft.wiki/w/Armor#Mechanics */
export function afterArmor(amount: number, { armor, toughness }: Plates): number {
  const share = Math.min(20, Math.max(armor / 5, armor - (4 * amount) / (toughness + 8)))
  return amount * (1 - share / 25)
}

/** Gives the toughness of a piece of armour. */
export function armorToughness(name: string): number {
  if (!/_(helmet|chestplate|leggings|boots)$/.test(name)) return 0
  return name.startsWith('netherite_') ? 3 : name.startsWith('diamond_') ? 2 : 0
}
