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
  const drop = bulkiestItem(bot, keep)
  const example = drop === undefined ? '' : `, such as ${drop}`
  const message = `No room for ${what}: the inventory is full; drop or store something first${example}`
  return failed('inventory-full', message, { ...detail, drop })
}
