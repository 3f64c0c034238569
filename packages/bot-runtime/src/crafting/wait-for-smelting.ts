import type { Bot } from 'mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

// One item takes 200 ticks of the world; the rest is for lighting the furnace and the round trip.
const itemTicks = 260

// A busy world ticks slower than the bot's body; so many ticks of the body per tick of the world are waited for.
const slowestWorld = 5

export interface WaitForSmeltingOptions {
  readonly signal: AbortSignal
  /** Items in the output that end the wait. */
  readonly items: number
}

/** Waits until a furnace has so many items ready, or for the time one item takes by the world's own clock. */
export async function waitForSmelting(
  bot: Bot,
  furnace: { outputItem(): { readonly count: number } | null },
  { signal, items }: WaitForSmeltingOptions,
): Promise<void> {
  const start = bot.time.age
  await waitForTicks(bot, itemTicks * slowestWorld, {
    signal,
    until: () => (furnace.outputItem()?.count ?? 0) >= items || bot.time.age - start >= itemTicks,
  })
}
