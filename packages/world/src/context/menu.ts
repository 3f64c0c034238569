import type { ItemStack } from '../items/item-stack.ts'

/** One slot of a window, a view on where its items really are. */
export interface MenuSlot {
  get(): ItemStack | undefined
  set(stack: ItemStack | undefined): void
  /** Whether a player may put these items here; any may when absent. */
  readonly accepts?: (stack: ItemStack) => boolean
  /** The most items of any kind the slot holds, 64 when absent. */
  readonly maxCount?: number
  /** Whether items can only be taken, all at once, and are made anew from a recipe. */
  readonly isResult?: boolean
  /** Whether the player may take what a result slot shows; true when absent. */
  readonly mayTake?: () => boolean
  /** Called after a player took items out of a result slot. */
  readonly onTake?: (stack: ItemStack) => void
}

/** Kind of a menu's window. */
export type MenuKind = 'inventory' | 'crafting' | 'furnace' | 'chest' | 'merchant' | 'station' | 'other'

/** Moves a stack that was shift-clicked in a slot and returns what found no place. */
export type QuickMove = (
  menu: Menu,
  move: { readonly slot: number; readonly stack: ItemStack },
) => ItemStack | undefined

/** The server's truth about one open window. */
export interface Menu {
  readonly windowId: number
  readonly kind: MenuKind
  readonly slots: readonly MenuSlot[]
  /** The numbers of the first player slot and of the one after the last. */
  readonly playerSlots: readonly [number, number]
  readonly quickMove: QuickMove
  /** The items at the pointer. */
  cursor: ItemStack | undefined
  /** A drag that has begun. */
  drag: { readonly button: number; readonly slots: Set<number> } | undefined
  /**
   * Slots as the client was last told or has predicted; `undefined` as a value means an empty slot, absent means
   * unknown.
   */
  readonly remote: Map<number, ItemStack | undefined>
  remoteCursor: ItemStack | undefined
  stateId: number
  /** The block the window belongs to. */
  readonly blockKey?: string
  /** Numbers that the window shows, such as the burn time of a furnace: property ids with values, in the order to send. */
  readonly properties?: () => readonly (readonly [number, number])[]
  readonly remoteProperties: Map<number, number>
  /** Whether clients count this window's slots in another way, so that they know nothing of the pockets once it closes. */
  readonly isMiscounted?: boolean
  /** Called once when the window closes, before the cursor is given back. */
  readonly onClose?: () => void
}
