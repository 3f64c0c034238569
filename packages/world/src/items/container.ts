import type { ItemStack } from './item-stack.ts'

/** A row of item slots: an inventory, a chest, a furnace, a crafting grid. */
export interface Container {
  readonly size: number
  /** Grows with every change, so that observers know when to look. */
  readonly revision: number
  get(index: number): ItemStack | undefined
  set(index: number, stack: ItemStack | undefined): void
  /** The slots in order; a copy. */
  toArray(): (ItemStack | undefined)[]
}

/** Creates a container, filled from a list or empty. */
export function createContainer(
  size: number,
  content: readonly (ItemStack | undefined | null)[] = [],
): Container {
  const slots: (ItemStack | undefined)[] = Array.from(
    { length: size },
    (_, index) => content[index] ?? undefined,
  )
  let revision = 0
  return {
    size,
    get revision() {
      return revision
    },
    get: (index) => slots[index],
    set(index, stack) {
      if (index < 0 || index >= size) return
      slots[index] = stack && stack.count > 0 ? stack : undefined
      revision += 1
    },
    toArray: () => [...slots],
  }
}
