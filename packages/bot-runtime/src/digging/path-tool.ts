import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import type { Item } from '../bot/item.ts'
import { bareHand } from './bare-hand.ts'

/** Uses of a good tool that no path digs away while a cheap one is no more than so many times as slow. */
interface Sparing {
  readonly keeps: (uses: number) => number
  readonly slowestFactor: number
}

/** Uses of a good tool that are kept for what only it can dig, such as a vein of diamond, which takes a dozen. */
const keptUses = 40

const sparings: readonly Sparing[] = [
  // By hand deepslate takes twenty times as long.
  { keeps: () => keptUses, slowestFactor: 4 },
  // The way back is as long as the way there. A stone pickaxe takes 1.5 times as long as an iron one, for deepslate 1.53 times.
  { keeps: (uses) => uses / 2, slowestFactor: 1.6 },
]

// Milliseconds in which the hand clears leaves.
const shortMs = 400

const goodTool = /^(iron|diamond|netherite)_/

/**
 * The fastest tool to dig a way with; a good one keeps half of its uses while a cheap one is nearly as fast, and the last ones
 * while one does it in reasonable time. Null is the hand, or whatever it holds.
 */
export function pathTool(bot: Bot, block: Block): Item | null {
  const items = bot.inventory.items()
  const { effects } = bot.entity
  const timeOf = (item: Item | null): number =>
    block.digTime(item?.type ?? null, false, false, false, item?.enchants ?? [], effects)
  if (timeOf(null) <= shortMs) return bareHand(bot, block) ?? null
  const chosen = sparings.reduce(
    (fastest, { keeps, slowestFactor }) => {
      const isSpared = ({ name, maxDurability, durabilityUsed }: Item): boolean =>
        goodTool.test(name) && maxDurability - durabilityUsed <= keeps(maxDurability)
      const unspared = fastestOf([null, ...items.filter((item) => !isSpared(item))], timeOf)
      return timeOf(unspared) <= timeOf(fastest) * slowestFactor ? unspared : fastest
    },
    fastestOf([null, ...items], timeOf),
  )
  return chosen ?? bareHand(bot, block) ?? null
}

/** Blocks that the carried pickaxes can dig on the way; the kept uses of good ones are not among them. */
export function pathUses(bot: Bot): number {
  return pickaxes(bot).reduce(
    (sum, { name, maxDurability, durabilityUsed }) =>
      sum + Math.max(0, maxDurability - durabilityUsed - (goodTool.test(name) ? keptUses : 0)),
    0,
  )
}

/** Uses left of the carried pickaxes that are cheap and hardly slower than a good one. */
export function cheapUses(bot: Bot): number {
  return pickaxes(bot)
    .filter(({ name }) => /^(stone|golden)_/.test(name))
    .reduce((sum, { maxDurability, durabilityUsed }) => sum + maxDurability - durabilityUsed, 0)
}

/** The carried pickaxes. */
export function pickaxes(bot: Bot): readonly Item[] {
  return bot.inventory.items().filter(({ name }) => name.endsWith('_pickaxe'))
}

/** The first of those that are equally fast: the hand, where nothing else helps. */
function fastestOf(items: readonly (Item | null)[], timeOf: (item: Item | null) => number): Item | null {
  let [best = null] = items
  for (const item of items) if (timeOf(item) < timeOf(best)) best = item
  return best
}
