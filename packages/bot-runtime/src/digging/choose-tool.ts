import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import type { Item } from '../bot/item.ts'

/** The way to dig a block with what the bot carries. */
export type ToolChoice =
  | { readonly status: 'ready'; /** Absent: bare hands. */ readonly item?: Item }
  | { readonly status: 'missing'; /** The least tool that would do. */ readonly needs: string }

// A tool is good enough when it takes at most so many times as long as the fastest, or so many milliseconds.
const slowerFactor = 1.5
const shortMs = 600

// Milliseconds in which the hand clears leaves, so that no tool need wear.
const handyMs = 400

// Plants that give nothing without shears, and take a hand no time.
const shorn = /^(seagrass|tall_seagrass|vine|glow_lichen|nether_sprouts|hanging_roots|small_dripleaf)$/

// Materials from the one that costs least to the one that is spared longest.
const materials = ['wooden', 'stone', 'golden', 'iron', 'diamond', 'netherite']

/** Picks the cheapest carried tool that makes the block drop and is quick enough; what the hand does as fast needs none. */
export function chooseTool(bot: Bot, block: Block): ToolChoice {
  const { harvestTools } = block
  const items = bot.inventory.items()
  const usable = harvestTools ? items.filter((item) => item.type in harvestTools) : items
  if (harvestTools && usable.length === 0) {
    const [first] = Object.keys(harvestTools)
    return { status: 'missing', needs: bot.registry.items[Number(first)]?.name ?? 'tool' }
  }
  const shears = items.find(({ name }) => name === 'shears')
  if (shears && shorn.test(block.name)) return { status: 'ready', item: shears }
  const handTime = harvestTools ? Number.POSITIVE_INFINITY : block.digTime(null, false, false, false)
  const helpful = usable
    .map((item) => ({ item, time: block.digTime(item.type, false, false, false, item.enchants ?? []) }))
    .filter(({ time }) => time < handTime)
    // Leaves that shears clear are kept.
    .filter(({ item }) => handTime > handyMs || item.name === 'shears')
  const fastest = Math.min(...helpful.map(({ time }) => time))
  const [choice] = helpful
    .filter(({ time }) => time <= Math.max(fastest * slowerFactor, shortMs))
    .toSorted((a, z) => costOf(a.item) - costOf(z.item) || a.time - z.time)
  return choice ? { status: 'ready', item: choice.item } : { status: 'ready' }
}

/** Rank of a tool by what it is made of; shears and the like cost as much as iron. */
function costOf({ name }: Item): number {
  const rank = materials.findIndex((material) => name.startsWith(`${material}_`))
  return rank < 0 ? materials.indexOf('iron') : rank
}
