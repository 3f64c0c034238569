import type { Observation } from '@voyager-mc/core'

/**
 * Pieces of iron armour with the ingots they take, those first that stop most for an ingot. Boots and helmet stop a twelfth of
 * a blow, for which nobody stands at a furnace for twenty seconds.
 */
const pieces = [
  ['chestplate', 8],
  ['leggings', 7],
] as const

/** Planks that melt a breastplate's iron and make a table: going up for wood costs more than the armour saves. */
const fuelPlanks = 12

/**
 * The piece of iron armour that what is carried is enough for, where nothing as good is held or worn; undefined when
 * there is none. It costs a minute beside the furnace, and nobody goes for anything.
 */
export function armourAtHand({
  inventory,
  equipment,
}: Pick<Observation, 'inventory' | 'equipment'>): string | undefined {
  const count = (item: string): number => inventory[item] ?? 0
  const held = [...Object.keys(inventory), ...Object.values(equipment)]
  const [ingots, raw] = [count('iron_ingot'), count('raw_iron') + count('iron_ore')]
  const piece = pieces.find(
    ([name, needed]) =>
      !held.some((item) => new RegExp(`^(iron|diamond|netherite)_${name}$`).test(item)) &&
      ingots + raw >= needed &&
      (ingots >= needed || hasFuel(inventory, fuelPlanks)),
  )
  return piece && `Craft 1 iron_${piece[0]}`
}

/** Iron for a pickaxe and a shield. */
const firstIngots = 4

/** Planks that a shield and sticks take beside the fuel. */
const shieldPlanks = 8

/** Carried iron that is melted at once: that of pickaxe and shield, and of a piece of armour where it is enough for one. */
export function ironToMelt({ inventory }: Pick<Observation, 'inventory'>): number {
  const spare = (inventory['raw_iron'] ?? 0) + (inventory['iron_ore'] ?? 0) - firstIngots
  if (!hasFuel(inventory, fuelPlanks + shieldPlanks)) return firstIngots
  return firstIngots + (pieces.find(([, needed]) => spare >= needed)?.[1] ?? 0)
}

function hasFuel(inventory: Observation['inventory'], needed: number): boolean {
  if ((inventory['coal'] ?? 0) + (inventory['charcoal'] ?? 0) > 0) return true
  const planks = Object.entries(inventory).reduce((sum, [item, count]) => {
    if (item.endsWith('_planks')) return sum + count
    return /_(log|stem)$/.test(item) ? sum + 4 * count : sum
  }, 0)
  return planks >= needed
}
