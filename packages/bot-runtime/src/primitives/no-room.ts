import type { Bot } from 'mineflayer'
import { bulkiestItem } from '../bot/inventory-room.ts'
import { failed, type PrimitiveDetail, type PrimitiveResult } from './primitive-result.ts'

export interface NoRoomOptions {
  /** Thing for which there is no room. */
  readonly what: string
  /** Facts of the deed, among them what was done before the room ran out. */
  readonly detail: PrimitiveDetail
  /** Items that the deed needs, which are not proposed for dropping. */
  readonly keep?: readonly string[]
}

/** Makes the failure of a deed that a full inventory prevents; it says what to drop. */
export function noRoom(bot: Bot, { what, detail, keep = [] }: NoRoomOptions): PrimitiveResult {
  return failed('inventory-full', lackOfRoom(bot, what, keep), { ...detail, drop: bulkiestItem(bot, keep) })
}

/** Tells that there is no room for something, and what to part with first. */
export function lackOfRoom(bot: Bot, what: string, keep: readonly string[] = []): string {
  const drop = bulkiestItem(bot, keep)
  const example = drop === undefined ? '' : `, such as ${drop}`
  return `No room for ${what}: the inventory is full; drop or store something first${example}`
}
