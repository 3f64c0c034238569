import type { IndexedData } from 'minecraft-data'
import nbt from 'prismarine-nbt'
import { potionNames } from '../rules/potion-names.ts'
import type { Enchantment, ItemStack } from './item-stack.ts'

/** A part of an item as versions from 1.20.5 on write it. */
export interface ItemComponent {
  readonly type: string
  readonly data: unknown
}

/**
 * Gives what an item is beyond its kind and number, as components. Enchantments of tools are left out: clients built on
 * prismarine-item read them as a list, which the component is not, and then fail to dig. Those kept in books are sent.
 */
export function itemComponents(
  { name, damage, customName, potion, repairCost, enchantments = [] }: ItemStack,
  registry: Pick<IndexedData, 'enchantmentsByName'>,
): readonly ItemComponent[] {
  const stored = name === 'enchanted_book' ? enchantments : []
  const potionId = potion === undefined ? -1 : potionNames.indexOf(potion)
  return [
    ...(damage ? [{ type: 'damage', data: damage }] : []),
    ...(customName ? [{ type: 'custom_name', data: nbt.string(customName) }] : []),
    ...(repairCost ? [{ type: 'repair_cost', data: repairCost }] : []),
    ...(stored.length > 0 ? [{ type: 'stored_enchantments', data: numbered(stored, registry) }] : []),
    ...(potionId >= 0 ? [{ type: 'potion_contents', data: { potionId, customEffects: [] } }] : []),
  ]
}

function numbered(
  enchantments: readonly Enchantment[],
  { enchantmentsByName }: Pick<IndexedData, 'enchantmentsByName'>,
): unknown {
  const known = enchantments.flatMap(({ name, level }) => {
    const id = enchantmentsByName[name]?.id
    return id === undefined ? [] : [{ id, level }]
  })
  return { enchantments: known, showInTooltip: true }
}
