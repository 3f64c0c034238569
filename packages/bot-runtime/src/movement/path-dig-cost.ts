import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import { isTired } from '../bot/is-tired.ts'

// Cost of a block that takes minutes.
const slowestCost = 90

/** Cost of digging a block on a way, with the tool that a way is dug with. */
export function pathDigCost(bot: Bot, block: Block, { digCost }: { readonly digCost: number }): number {
  const tool = bot.pathfinder.bestHarvestTool(block)
  const { effects } = bot.entity
  const enchants = tool?.enchants ?? []
  const milliseconds = block.digTime(tool?.type ?? null, false, false, false, enchants, effects)
  const whole = (1 + (3 * milliseconds) / 1000) * digCost
  // Arms that an elder guardian has tired take minutes: any open way is better, and none at all is worse.
  return isTired(bot) ? Math.min(whole, slowestCost) : whole
}
