import { ballastOf } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { tossAway } from '../using/toss-away.ts'

/** Used slots of 36 from which on ballast goes. */
const crowdedSlots = 33

export interface ShedBallastOptions {
  readonly signal: AbortSignal
  /** Items that stay, whatever they are worth; undefined keeps all. */
  readonly keeps: readonly string[] | undefined
  /** Tells what was thrown away. */
  readonly say: (text: string) => void
}

/** Throws away what is of no worth when the inventory is almost full: what does not fit is left lying, diamonds among it. */
export async function shedBallast(bot: Bot, { signal, keeps, say }: ShedBallastOptions): Promise<void> {
  const used = bot.inventory.items().length
  if (keeps === undefined || used < crowdedSlots || bot.health <= 0) return
  const gone: string[] = []
  for (const [item, count] of Object.entries(ballastOf(countItems(bot), keeps))) {
    const dropped = await tossAway(bot, { item, count, signal })
    if (dropped > 0) gone.push(`${dropped} ${item}`)
  }
  if (gone.length > 0) say(`Threw away ${gone.join(', ')}: ${used} of 36 slots were in use.`)
}
