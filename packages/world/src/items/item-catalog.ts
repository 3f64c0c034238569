import type { ItemStack } from './item-stack.ts'

/** Items of a version, and the form in which stacks travel over its protocol. */
export interface ItemCatalog {
  has(name: string): boolean
  /** The numeric id of an item; absent when the version does not have it. */
  idOf(name: string): number | undefined
  nameOf(id: number): string | undefined
  /** Items of a name that fit in one slot. */
  stackSize(name: string): number
  /** Uses of an item before it breaks; absent for items that do not wear. */
  maxDurability(name: string): number | undefined
  /** Gives the protocol form of a slot. */
  encode(stack: ItemStack | undefined): unknown
  /** Reads the protocol form of a slot; absent when the slot is empty or the item unknown. */
  decode(slot: unknown): ItemStack | undefined
}
