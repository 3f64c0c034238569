import type { IndexedData } from 'minecraft-data'
import type { Item } from 'prismarine-item'
import nbt, { type NBT } from 'prismarine-nbt'
import { loadItemClass } from '../registry/prismarine-loaders.ts'
import type { ItemCatalog } from './item-catalog.ts'
import { itemComponents } from './item-components.ts'
import type { ItemStack } from './item-stack.ts'

/** Creates the item knowledge of a version. */
export function createItemCatalog(registry: IndexedData): ItemCatalog {
  const itemClass = loadItemClass(registry)
  const hasComponents = Boolean(registry.supportFeature('itemsWithComponents'))
  const encode = (stack: ItemStack | undefined): unknown => {
    const type = stack && registry.itemsByName[stack.name]
    if (!type) return itemClass.toNotch(null)
    const item = new itemClass(type.id, stack.count)
    if (hasComponents) {
      // The declaration lacks the list that the library itself writes to the wire.
      Object.assign(item, { components: itemComponents(stack, registry) })
      return itemClass.toNotch(item)
    }
    if (stack.damage) item.durabilityUsed = stack.damage
    if (stack.enchantments?.length) {
      item.enchants = stack.enchantments.map(({ name, level }) => ({ name, lvl: level }))
    }
    if (stack.customName) item.customName = stack.customName
    if (stack.repairCost) item.repairCost = stack.repairCost
    if (stack.potion) addPotion(item, stack.potion)
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
  // From 1.20.5 on the library hands out the raw component, which is no list.
  const enchants = Array.isArray(item.enchants) ? item.enchants : []
  const enchantments = enchants.map(({ name, lvl }) => ({ name, level: lvl }))
  return {
    name: item.name,
    count: item.count,
    ...(item.maxDurability && item.durabilityUsed ? { damage: item.durabilityUsed } : {}),
    ...(enchantments.length > 0 ? { enchantments } : {}),
    ...potionOf(item),
  }
}

function addPotion(item: Item, potion: string): void {
  const tag = (item.nbt ?? nbt.comp({})) as NBT
  tag.value['Potion'] = nbt.string(`minecraft:${potion}`)
  item.nbt = tag
}

function potionOf(item: Item): { readonly potion?: string } {
  const tag = item.nbt ? nbt.simplify(item.nbt) : {}
  const name: unknown = tag.Potion
  return typeof name === 'string' ? { potion: name.replace(/^minecraft:/, '') } : {}
}
