import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import type { Item } from '../bot/item.ts'

/** The way to dig a block with what the bot carries. */
export type ToolChoice =
  | { readonly status: 'ready'; /** Absent: bare hands. */ readonly item?: Item }
  | { readonly status: 'missing'; /** The least tool that would do. */ readonly needs: string }

/** Picks the fastest carried tool that makes the block drop; a block that drops anyway needs none. */
export function chooseTool(bot: Bot, block: Block): ToolChoice {
  const { harvestTools } = block
  const items = bot.inventory.items()
  const usable = harvestTools ? items.filter((item) => item.type in harvestTools) : items
  if (harvestTools && usable.length === 0) {
    const [first] = Object.keys(harvestTools)
    return { status: 'missing', needs: bot.registry.items[Number(first)]?.name ?? 'tool' }
  }
  let best: Item | undefined
  let bestTime = harvestTools ? Number.POSITIVE_INFINITY : block.digTime(null, false, false, false)
  for (const item of usable) {
    const time = block.digTime(item.type, false, false, false, item.enchants ?? [])
    if (time < bestTime) {
      best = item
      bestTime = time
    }
  }
  return best ? { status: 'ready', item: best } : { status: 'ready' }
}
