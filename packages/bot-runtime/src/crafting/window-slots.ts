import type { Bot } from 'mineflayer'

/** An open window. */
export type Window = NonNullable<Bot['currentWindow']>
type Stack = NonNullable<Window['slots'][number]>

/** Slot of the first stack in the pockets that will do; undefined for none. Stations' own slots come before `from`. */
export function findInPockets(
  window: Window,
  from: number,
  isWanted: (stack: Stack) => boolean,
): number | undefined {
  const slot = window.slots.findIndex((stack, index) => index >= from && stack !== null && isWanted(stack))
  return slot < 0 ? undefined : slot
}

export interface MoveOptions {
  readonly from: number
  readonly to: number
  /** Items of the stack; all of them when absent. */
  readonly count?: number
}

/** Lays a stack, or some of it, into another slot; the rest goes back to where it was. */
export async function layInSlot(bot: Bot, { from, to, count }: MoveOptions): Promise<void> {
  const held = bot.currentWindow?.slots[from]?.count ?? 0
  await bot.clickWindow(from, 0, 0)
  if (count === undefined || count >= held) {
    await bot.clickWindow(to, 0, 0)
    return
  }
  for (let laid = 0; laid < count; laid += 1) await bot.clickWindow(to, 1, 0)
  await bot.clickWindow(from, 0, 0)
}

/** Sends what lies in a slot to the pockets. */
export async function takeFromSlot(bot: Bot, slot: number): Promise<void> {
  if (bot.currentWindow?.slots[slot]) await bot.clickWindow(slot, 0, 1)
}
