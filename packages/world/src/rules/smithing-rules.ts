/** The template that upgrades diamond from 1.20 on. */
export const upgradeTemplate = 'netherite_upgrade_smithing_template'

/** The item that a smithing table makes of two: diamond gear and a netherite ingot; absent for all others. */
export function smithingResult(base: string, addition: string): string | undefined {
  if (addition !== 'netherite_ingot') return undefined
  const match = /^diamond_(helmet|chestplate|leggings|boots|sword|pickaxe|axe|shovel|hoe)$/.exec(base)
  return match ? `netherite_${match[1]}` : undefined
}
