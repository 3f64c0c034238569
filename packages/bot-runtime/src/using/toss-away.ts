import type { Bot } from 'mineflayer'
import { withHands } from '../bot/hands.ts'
import { countItems } from '../bot/inventory-changes.ts'
import { watchThrown } from '../bot/left-lying.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { openYaw } from './open-yaw.ts'

const answerTicks = 10
const sightTicks = 4

export interface TossAwayOptions {
  readonly item: string
  readonly count: number
  readonly signal: AbortSignal
}

/** Throws items to where they do not come back from, and are left lying; gives the number that left. */
export async function tossAway(bot: Bot, { item, count, signal }: TossAwayOptions): Promise<number> {
  const id = bot.registry.itemsByName[item]?.id
  if (id === undefined) return 0
  const before = countItems(bot)[item] ?? 0
  // Level and past walls, so that they come to rest out of one's own reach; the server hears of it with the next packet.
  await bot.look(openYaw(bot), 0, true)
  await waitForTicks(bot, 2, { signal })
  const stopWatching = watchThrown(bot)
  const dropped = (): number => before - (countItems(bot)[item] ?? 0)
  try {
    await withHands(bot, () => bot.toss(id, null, count))
    await waitForTicks(bot, answerTicks, { signal, until: () => dropped() >= count })
    // The last one comes into sight a little later than it leaves the hand.
    await waitForTicks(bot, sightTicks, { signal })
  } finally {
    stopWatching()
  }
  return dropped()
}
