/** An enchantment on an item. */
export interface Enchantment {
  readonly name: string
  readonly level: number
}

/** Some items of one kind; never changed in place, so that two slots cannot share a stack by accident. */
export interface ItemStack {
  readonly name: string
  readonly count: number
  /** Durability already used; absent when the item is new or does not wear. */
  readonly damage?: number
  readonly enchantments?: readonly Enchantment[]
  readonly customName?: string
  /** Potion that a bottle or arrow holds, for example `water`. */
  readonly potion?: string
  /** Levels that an anvil asks for earlier work on the item; absent for none. */
  readonly repairCost?: number
  /** Things in a shulker box, slot by slot, `null` where a slot is empty; absent when the box is empty. */
  readonly contents?: readonly (ItemStack | null)[]
}

/** Copies a stack with another count; absent when no item is left. */
export function withCount(stack: ItemStack, count: number): ItemStack | undefined {
  if (count <= 0) return undefined
  return count === stack.count ? stack : { ...stack, count }
}

/** Tells whether two stacks could be merged, whatever their counts. */
export function isSameItem(left: ItemStack | undefined, right: ItemStack | undefined): boolean {
  if (!left || !right) return false
  return (
    left.name === right.name &&
    (left.damage ?? 0) === (right.damage ?? 0) &&
    left.customName === right.customName &&
    left.potion === right.potion &&
    (left.repairCost ?? 0) === (right.repairCost ?? 0) &&
    enchantmentKey(left) === enchantmentKey(right) &&
    JSON.stringify(left.contents) === JSON.stringify(right.contents)
  )
}

/** Tells whether two slots hold the same items in the same number. */
export function isEqualStack(left: ItemStack | undefined, right: ItemStack | undefined): boolean {
  if (left === right) return true
  return isSameItem(left, right) && left?.count === right?.count
}

const enchantmentKey = (stack: ItemStack): string =>
  stack.enchantments?.length
    ? stack.enchantments
        .map(({ name, level }) => `${name}:${level}`)
        .sort()
        .join()
    : ''
