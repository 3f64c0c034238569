import type { Bot } from 'mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { walkTowards } from '../bot/walk-towards.ts'
import { headingTo } from './steer.ts'

const walkTicks = 20

/** Walks to the middle of the cell in which the body stands, so that it is in no other one. */
export async function standInMiddle(bot: Bot, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  const middle = bot.entity.position.floored().offset(0.5, 0, 0.5)
  const isThere = (): boolean => {
    const heading = headingTo(bot.entity.position, middle)
    if (heading) walkTowards(bot, heading)
    else bot.clearControlStates()
    return heading === undefined
  }
  await waitForTicks(bot, walkTicks, { signal, until: isThere })
  bot.clearControlStates()
}
