import type { IndexedData } from 'minecraft-data'
import type { Item } from 'prismarine-item'
import { loadItemClass } from '../protocol/prismarine-loaders.ts'
import type { ItemCatalog } from './item-catalog.ts'
import type { ItemStack } from './item-stack.ts'

/** Creates the item knowledge of a version. */
export function createItemCatalog(registry: IndexedData): ItemCatalog {
  const itemClass = loadItemClass(registry)
  const encode = (stack: ItemStack | undefined): unknown => {
    const type = stack && registry.itemsByName[stack.name]
    if (!type) return itemClass.toNotch(null)
    const item = new itemClass(type.id, stack.count)
    if (stack.damage) item.durabilityUsed = stack.damage
    if (stack.enchantments?.length) {
      item.enchants = stack.enchantments.map(({ name, level }) => ({ name, lvl: level }))
    }
    if (stack.customName) item.customName = stack.customName
    return itemClass.toNotch(item)
  }
  return {
    has: (name) => registry.itemsByName[name] !== undefined,
    idOf: (name) => registry.itemsByName[name]?.id,
    nameOf: (id) => registry.items[id]?.name,
    stackSize: (name) => registry.itemsByName[name]?.stackSize ?? 64,
    maxDurability: (name) => registry.itemsByName[name]?.maxDurability,
    encode,
    decode(slot) {
      if (typeof slot !== 'object' || slot === null) return undefined
      const item = itemClass.fromNotch(slot)
      return item && item.count > 0 ? toStack(item) : undefined
    },
  }
}

function toStack(item: Item): ItemStack {
  const enchantments = item.enchants?.map(({ name, lvl }) => ({ name, level: lvl })) ?? []
  return {
    name: item.name,
    count: item.count,
    ...(item.maxDurability && item.durabilityUsed ? { damage: item.durabilityUsed } : {}),
    ...(enchantments.length > 0 ? { enchantments } : {}),
  }
}
