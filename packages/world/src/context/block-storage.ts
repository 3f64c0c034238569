import type { Container } from '../items/container.ts'
import type { ItemStack } from '../items/item-stack.ts'

/** Side of a block from which items come. */
export type StorageSide = 'above' | 'side'

/** Items inside of a block, as hoppers and the world's handle reach them. */
export interface BlockStorage {
  readonly container: Container
  /** The slots that take a stack from a side, in order; all of them when absent. */
  readonly slotsInto?: (stack: ItemStack, side: StorageSide) => readonly number[]
  /** The slots that items leave by, in order; all of them when absent. */
  readonly slotsOutOf?: readonly number[]
}

/** Shows two containers as one, the first with the upper rows. */
export function joinContainers(upper: Container, lower: Container): Container {
  return {
    size: upper.size + lower.size,
    get revision() {
      return upper.revision + lower.revision
    },
    get: (index) => (index < upper.size ? upper.get(index) : lower.get(index - upper.size)),
    set(index, stack) {
      if (index < upper.size) upper.set(index, stack)
      else lower.set(index - upper.size, stack)
    },
    toArray: () => [...upper.toArray(), ...lower.toArray()],
  }
}
