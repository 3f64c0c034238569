// Helmet, chestplate, leggings, boots: https://minecraft.wiki/w/Armor#Defense_points
const points: Readonly<Record<string, readonly [number, number, number, number]>> = {
  leather: [1, 3, 2, 1],
  golden: [2, 5, 3, 1],
  chainmail: [2, 5, 4, 1],
  iron: [2, 6, 5, 2],
  diamond: [3, 8, 6, 3],
  netherite: [3, 8, 6, 3],
}

const pieces = ['helmet', 'chestplate', 'leggings', 'boots']

/** The armour points, half a symbol each, that a worn item gives; 0 for anything else. */
export function armorPoints(itemName: string): number {
  if (itemName === 'turtle_helmet') return 2
  const match = /^([a-z]+)_(helmet|chestplate|leggings|boots)$/.exec(itemName)
  return points[match?.[1] ?? '']?.[pieces.indexOf(match?.[2] ?? '')] ?? 0
}
