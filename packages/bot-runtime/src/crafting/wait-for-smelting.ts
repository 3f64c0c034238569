import type { Bot } from 'mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

// One item takes 200 ticks of the world; the rest is for lighting the furnace and the round trip.
const itemTicks = 260

// A busy world ticks slower than the bot's body; so many ticks of the body per tick of the world are waited for.
const slowestWorld = 5

/** A furnace as the bot sees it. */
export interface WatchedFurnace {
  /** Part of the current item that is done; the server may tell or not. */
  readonly progress?: number | null
  outputItem(): { readonly count: number } | null
}

export interface WaitForSmeltingOptions {
  readonly signal: AbortSignal
  /** Items in the output that end the wait. */
  readonly items: number
  /** True ends the wait: the furnace cannot be seen any more. */
  readonly isOver?: () => boolean
}

/** Waits until a furnace has so many items ready, or until it does nothing for the time that one item takes. */
export async function waitForSmelting(
  bot: Bot,
  furnace: WatchedFurnace,
  { signal, items, isOver = () => false }: WaitForSmeltingOptions,
): Promise<void> {
  const count = (): number => furnace.outputItem()?.count ?? 0
  const look = (): string => `${furnace.progress ?? ''} ${count()}`
  let seen = look()
  let quietTicks = 0
  const toldAge = bot.time.age
  // Counts from an age that the server has just told: it may tell one only now and then.
  let quietSince: number | undefined
  const isIdle = (): boolean => {
    const now = look()
    quietTicks += 1
    if (now !== seen) {
      seen = now
      quietTicks = 0
      quietSince = undefined
    } else if (quietSince === undefined && bot.time.age !== toldAge) quietSince = bot.time.age
    return (
      quietTicks >= itemTicks * slowestWorld ||
      (quietSince !== undefined && bot.time.age - quietSince >= itemTicks)
    )
  }
  await waitForTicks(bot, itemTicks * slowestWorld * Math.max(1, items), {
    signal,
    until: () => isOver() || count() >= items || isIdle(),
  })
}
