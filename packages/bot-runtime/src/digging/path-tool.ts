import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import type { Item } from '../bot/item.ts'

/** Last uses of a good tool that no path digs away: what only this tool can dig, such as a vein of diamond, takes a dozen. */
const sparedUses = 40

/** Slowness at which a block is better dug with the last uses: by hand a block of deepslate takes twenty times as long. */
const slowestFactor = 4

const goodTool = /^(iron|diamond|netherite)_/

/** The fastest tool to dig a way with; good tools keep their last uses while a cheap one does it in reasonable time. */
export function pathTool(bot: Bot, block: Block): Item | null {
  const items = bot.inventory.items()
  const { effects } = bot.entity
  const timeOf = (item: Item | null): number =>
    block.digTime(item?.type ?? null, false, false, false, item?.enchants ?? [], effects)
  const fastest = fastestOf([null, ...items], timeOf)
  const unspared = fastestOf([null, ...items.filter((item) => !isSpared(item))], timeOf)
  return timeOf(unspared) <= timeOf(fastest) * slowestFactor ? unspared : fastest
}

function isSpared({ name, maxDurability, durabilityUsed }: Item): boolean {
  return goodTool.test(name) && maxDurability - durabilityUsed <= sparedUses
}

/** The first of those that are equally fast: the hand, where nothing else helps. */
function fastestOf(items: readonly (Item | null)[], timeOf: (item: Item | null) => number): Item | null {
  let [best = null] = items
  for (const item of items) if (timeOf(item) < timeOf(best)) best = item
  return best
}
