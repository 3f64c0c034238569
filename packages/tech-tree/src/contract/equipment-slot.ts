/** Where an item is worn or held; undefined when it is not equipment. */
export function equipmentSlot(
  item: string,
): 'head' | 'torso' | 'legs' | 'feet' | 'hand' | 'offHand' | undefined {
  if (/_helmet$|^carved_pumpkin$|_(skull|head)$/.test(item)) return 'head'
  if (/_chestplate$|^elytra$/.test(item)) return 'torso'
  if (item.endsWith('_leggings')) return 'legs'
  if (item.endsWith('_boots')) return 'feet'
  if (item === 'shield') return 'offHand'
  if (/_(sword|pickaxe|axe|shovel|hoe)$|^(bow|crossbow|trident|fishing_rod|shears|mace)$/.test(item))
    return 'hand'
  return undefined
}
