import type { ItemCounts, Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { walkTo } from '../movement/walk-to.ts'
import { chooseTool } from './choose-tool.ts'
import { collectNearbyDrops } from './collect-nearby-drops.ts'
import { digBlock } from './dig-block.ts'
import { countItems, gainedItems, totalOf } from './inventory-changes.ts'
import { createMiningTargets, type MiningTargets } from './mining-targets.ts'

export interface MineBlocksOptions {
  readonly signal: AbortSignal
  /** How many blocks, or, for blocks that always drop, how many drops. */
  readonly count: number
  readonly timeoutMs: number
  readonly now: () => number
  readonly random: () => number
}

/** Why mining ended and what came of it. */
export interface MiningReport {
  readonly end:
    | 'done'
    | 'not-found'
    | 'missing-tool'
    | 'unreachable'
    | 'timeout'
    | 'interrupted'
    | 'inventory-full'
  readonly mined: number
  readonly gained: ItemCounts
  /** The least tool that would do; only with `missing-tool`. */
  readonly needs?: string
}

// Walks to a new place that failed in a row before the rest is taken to be out of reach.
const failedWalksLimit = 5

// A few drops get lost in caves and water; more than this many extra blocks are not dug to replace them.
const replacementFactor = 2

// These give nothing, or not always something, so blocks are counted instead of drops.
const oftenEmptyHanded =
  /leaves|^grass$|^tall_grass$|short_grass|fern|vine|dead_bush|glass|^ice$|_ice$|seagrass|spawner/

/** Mines blocks of the given names around the bot and picks up what they drop. */
export async function mineBlocks(
  bot: Bot,
  names: readonly string[],
  { signal, count, timeoutMs, now, random }: MineBlocksOptions,
): Promise<MiningReport> {
  const before = countItems(bot)
  const deadline = now() + timeoutMs
  const targets = createMiningTargets(bot, names)
  const countDrops = !names.some((name) => oftenEmptyHanded.test(name))
  const dug: Position[] = []
  let died = false
  bot.once('death', () => {
    died = true
  })
  let mined = 0
  let failedWalks = 0
  const report = (end: MiningReport['end'], needs?: string): MiningReport => ({
    end,
    mined,
    gained: gainedItems(before, countItems(bot)),
    ...(needs === undefined ? {} : { needs }),
  })
  const pickUp = async (): Promise<void> => {
    if (dug.length > 0) await collectNearbyDrops(bot, { signal, near: dug.splice(0) })
  }
  const isEnough = async (): Promise<boolean> => {
    if (mined < count) return false
    await pickUp()
    if (!countDrops || mined >= count * replacementFactor + 2) return true
    return dropsGained(bot, names, gainedItems(before, countItems(bot))) >= count
  }

  let searched = targets.search()
  if (!searched) return report('not-found')
  for (;;) {
    signal.throwIfAborted()
    if (died) return report('interrupted')
    if (await isEnough()) return report('done')
    if (now() > deadline) {
      await pickUp()
      return report('timeout')
    }
    const position = targets.inReach()
    const block = position && bot.blockAt(position)
    if (block) {
      const tool = chooseTool(bot, block)
      if (tool.status === 'missing') {
        await pickUp()
        return report('missing-tool', tool.needs)
      }
      if (await digBlock(bot, block, { signal })) {
        mined += 1
        dug.push(block.position)
      } else targets.giveUp([block.position])
      continue
    }
    await pickUp()
    if (bot.inventory.emptySlotCount() === 0 && mined > 0) return report('inventory-full')
    const missing = missingTool(bot, targets)
    if (missing) return report('missing-tool', missing)
    const goal = targets.goal()
    if (goal) {
      const walk = await walkTo(bot, goal, { signal, random, timeoutMs: Math.min(60_000, deadline - now()) })
      signal.throwIfAborted()
      if (walk.status === 'arrived' && targets.inReach()) failedWalks = 0
      else {
        failedWalks += 1
        targets.giveUp(walk.status === 'no-path' ? goal.targets : goal.targets.slice(0, 2))
      }
      if (failedWalks < failedWalksLimit) continue
    }
    // The list was made from one place; look again from here before giving up.
    searched = failedWalks < failedWalksLimit && targets.search() && targets.goal() !== undefined
    if (!searched) return report(failedWalks > 0 ? 'unreachable' : 'not-found')
  }
}

/** How much of the blocks' own drops was gained: a sapling on the way does not count as a log. */
function dropsGained(bot: Bot, names: readonly string[], gained: ItemCounts): number {
  const drops = new Set(
    names.flatMap((name) => [
      name,
      ...(bot.registry.blocksByName[name]?.drops ?? []).map((drop) => dropName(bot, drop)),
    ]),
  )
  return totalOf(Object.fromEntries(Object.entries(gained).filter(([item]) => drops.has(item))))
}

/** Drops are item ids in recent data and objects in old. */
function dropName(bot: Bot, drop: unknown): string {
  return typeof drop === 'number' ? (bot.registry.items[drop]?.name ?? '') : ''
}

/** The tool every remaining target needs and the bot lacks, before it walks there in vain. */
function missingTool(bot: Bot, targets: MiningTargets): string | undefined {
  const [first] = targets.goal()?.targets ?? []
  if (!first) return undefined
  const block = bot.blockAt(bot.entity.position.offset(0, 0, 0).set(first.x, first.y, first.z))
  if (!block) return undefined
  const tool = chooseTool(bot, block)
  return tool.status === 'missing' ? tool.needs : undefined
}
