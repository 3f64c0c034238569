import type { Container } from '../items/container.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { Menu, MenuKind, MenuSlot, QuickMove } from '../context/menu.ts'

/** Options of a menu. */
export interface CreateMenuOptions {
  readonly windowId: number
  readonly kind: MenuKind
  readonly slots: readonly MenuSlot[]
  readonly playerSlots: readonly [number, number]
  readonly quickMove: QuickMove
  readonly blockKey?: string
  readonly properties?: () => readonly (readonly [number, number])[]
  readonly onClose?: () => void
  readonly isMiscounted?: boolean
}

/** Creates a menu with an empty cursor that the client has not seen. */
export function createMenu(options: CreateMenuOptions): Menu {
  return {
    ...options,
    cursor: undefined,
    drag: undefined,
    remote: new Map(),
    remoteCursor: undefined,
    stateId: 0,
    remoteProperties: new Map(),
  }
}

/** Shows one slot of a container as a menu slot. */
export function containerSlot(
  container: Container,
  index: number,
  limits: { readonly accepts?: (stack: ItemStack) => boolean; readonly maxCount?: number } = {},
): MenuSlot {
  return { get: () => container.get(index), set: (stack) => container.set(index, stack), ...limits }
}
