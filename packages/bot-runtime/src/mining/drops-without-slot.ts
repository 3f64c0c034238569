import type { Bot } from 'mineflayer'
import { roomFor } from '../bot/inventory-room.ts'
import { dropIdsOf } from './drops-gained.ts'

export interface MakingRoom {
  /** Makes a slot free where none is, and keeps some items; false when it cannot. Absent, nobody does. */
  readonly makeRoom?: (keep: readonly string[]) => Promise<boolean>
}

/** The drops of a block for which there is no slot and none can be made; undefined when it may be broken. */
export async function dropsWithoutSlot(
  bot: Bot,
  block: string,
  { makeRoom }: MakingRoom,
): Promise<readonly string[] | undefined> {
  const drops = dropIdsOf(bot, [block])
  if (drops.length === 0 || drops.some((id) => roomFor(bot, id) > 0)) return undefined
  const names = drops.flatMap((id) => bot.registry.items[id]?.name ?? [])
  return (await makeRoom?.(names)) ? undefined : names
}
