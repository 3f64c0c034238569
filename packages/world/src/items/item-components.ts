import nbt from 'prismarine-nbt'
import { potionNames } from '../rules/potion-names.ts'
import type { ItemStack } from './item-stack.ts'

/** A part of an item as versions from 1.20.5 on write it. */
export interface ItemComponent {
  readonly type: string
  readonly data: unknown
}

/**
 * Gives what an item is beyond its kind and number, as components. Enchantments are left out: clients built on
 * prismarine-item read them as a list, which the component is not, and then fail to dig.
 */
export function itemComponents({
  damage,
  customName,
  potion,
  repairCost,
}: ItemStack): readonly ItemComponent[] {
  const potionId = potion === undefined ? -1 : potionNames.indexOf(potion)
  return [
    ...(damage ? [{ type: 'damage', data: damage }] : []),
    ...(customName ? [{ type: 'custom_name', data: nbt.string(customName) }] : []),
    ...(repairCost ? [{ type: 'repair_cost', data: repairCost }] : []),
    ...(potionId >= 0 ? [{ type: 'potion_contents', data: { potionId, customEffects: [] } }] : []),
  ]
}
