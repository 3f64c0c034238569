import { definedOf, type ItemCounts, type Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import { timesBodyTaken } from '../bot/body-control.ts'
import type { ReachBlocksGoal } from '../movement/reach-blocks-goal.ts'
import { stepToMiddle } from '../movement/step-to-middle.ts'
import { walkTo } from '../movement/walk-to.ts'
import { chooseTool } from '../digging/choose-tool.ts'
import { collectNearbyDrops, dropsWithoutRoom } from './collect-nearby-drops.ts'
import { diveTo } from './dive-to.ts'
import { digBlock, type Digging } from '../digging/dig-block.ts'
import { surroundingsOf } from '../bot/block-surroundings.ts'
import { keepLavaOut, coverLava } from './hold-back-lava.ts'
import { countItems, gainedItems } from '../bot/inventory-changes.ts'
import { dropsGained, isOftenEmptyHanded } from './drops-gained.ts'
import { dropsWithoutSlot, type MakingRoom } from './drops-without-slot.ts'
import { createMiningTargets, type MiningTargets } from './mining-targets.ts'
import { missingTool } from './missing-tool.ts'
import { countVainWalks, type VainWalks } from './vain-walks.ts'

export interface MineBlocksOptions extends MakingRoom {
  readonly signal: AbortSignal
  /** Number of blocks, or of drops for blocks that always drop. */
  readonly count: number
  readonly timeoutMs: number
  readonly now: () => number
  readonly random: () => number
  /** Blocks that stay where they are. */
  readonly spared?: readonly Position[]
}

/** Why mining ended and what came of it. */
export interface MiningReport {
  readonly end:
    | 'done'
    | 'not-found'
    | 'missing-tool'
    | 'unreachable'
    | 'refused'
    /** The tool is carried, but does not come into the hand. */
    | 'no-grip'
    /** Enough was dug, and too little of it was picked up. */
    | 'lost-drop'
    | 'timeout'
    | 'interrupted'
    | 'inventory-full'
  readonly mined: number
  readonly gained: ItemCounts
  /** The least tool that would do; only with `missing-tool`. */
  readonly needs?: string
  /** Danger beside all that is left, where that is the cause; only with `unreachable`. */
  readonly hindrance?: 'lava'
  /** Drops that lie there without room in the inventory; only with `inventory-full`. */
  readonly left?: readonly string[]
}

// Digs at one place that reflexes may break off before another is tried, and digs in all before the rest is out of reach.
const patience = 3
const brokenOffLimit = 15

// Digs in a row that came to nothing before the place is taken to be protected.
const vainDigsLimit = 5

// One minute; a longer way means that another target is the better choice.
const longestWalkMs = 60_000

// A few drops get lost in caves and water; more than this many extra blocks are not dug to replace them.
const replacementFactor = 2

/** Mines blocks of the given names around the bot and picks up what they drop. */
export async function mineBlocks(
  bot: Bot,
  names: readonly string[],
  options: MineBlocksOptions,
): Promise<MiningReport> {
  const before = countItems(bot)
  const work: Work = {
    bot,
    names,
    before,
    options,
    targets: createMiningTargets(bot, names),
    dug: [],
    mined: 0,
    vainWalks: countVainWalks(),
    brokenOff: 0,
    vainDigs: 0,
  }
  let died = false
  work.targets.giveUp(options.spared ?? [])
  const onDeath = (): void => {
    died = true
  }
  bot.once('death', onDeath)
  try {
    const deadline = options.now() + options.timeoutMs
    let end: Ending | undefined = work.targets.search() ? undefined : { end: 'not-found' }
    while (!end) {
      options.signal.throwIfAborted()
      if (died) end = { end: 'interrupted' }
      else end = (await endWhenEnough(work)) ?? (await goOn(work, deadline - options.now()))
    }
    if (!died) await pickUp(work)
    return { ...end, mined: work.mined, gained: gainedItems(before, countItems(bot)) }
  } finally {
    bot.removeListener('death', onDeath)
  }
}

type Ending = Pick<MiningReport, 'end' | 'needs' | 'left' | 'hindrance'>

interface Work {
  readonly bot: Bot
  readonly names: readonly string[]
  readonly before: ItemCounts
  readonly options: MineBlocksOptions
  readonly targets: MiningTargets
  /** Where blocks were dug whose drops are not picked up yet. */
  readonly dug: Position[]
  mined: number
  readonly vainWalks: VainWalks
  /** Digs since the last success that reflexes have broken off. */
  brokenOff: number
  /** Digs since the last success that left the block where it was. */
  vainDigs: number
}

/** Resolves to the end when something had no room. */
async function pickUp({ bot, dug, options: { signal, makeRoom } }: Work): Promise<Ending | undefined> {
  if (dug.length === 0) return undefined
  const near = dug.splice(0)
  await collectNearbyDrops(bot, { signal, near })
  const leftNow = (): readonly string[] =>
    bot.inventory.emptySlotCount() > 0 ? [] : dropsWithoutRoom(bot, { near })
  if (leftNow().length > 0 && (await makeRoom?.(leftNow()))) await collectNearbyDrops(bot, { signal, near })
  const left = leftNow()
  return left.length === 0 ? undefined : { end: 'inventory-full', left }
}

async function goOn(work: Work, timeLeftMs: number): Promise<Ending | undefined> {
  if (timeLeftMs < 0) return { end: 'timeout' }
  return (await digInReach(work)) ?? walkToNext(work, timeLeftMs)
}

async function endWhenEnough(work: Work): Promise<Ending | undefined> {
  const { bot, names, before, options } = work
  if (work.mined < options.count) return undefined
  const full = await pickUp(work)
  if (names.some(isOftenEmptyHanded)) return { end: 'done' }
  if (dropsGained(bot, { names, gains: gainedItems(before, countItems(bot)) }) >= options.count)
    return { end: 'done' }
  if (full !== undefined) return full
  return work.mined >= options.count * replacementFactor + 2 ? { end: 'lost-drop' } : undefined
}

/** Digs everything in reach, as long as more is wanted. */
async function digInReach(work: Work): Promise<Ending | undefined> {
  const { bot, targets, dug, options } = work
  while (work.mined < options.count || dug.length === 0) {
    const position = targets.inReach()
    const block = position && bot.blockAt(position)
    if (!block) return undefined
    const tool = chooseTool(bot, block)
    if (tool.status === 'missing') return { end: 'missing-tool', needs: tool.needs }
    const left = await dropsWithoutSlot(bot, block.name, options)
    if (left !== undefined) return { end: 'inventory-full', left }
    const timesTaken = timesBodyTaken(bot)
    const digging = await dig(bot, block, options)
    if (digging === 'gone') {
      work.mined += 1
      work.vainDigs = 0
      work.brokenOff = 0
      dug.push(block.position)
    } else if (timesBodyTaken(bot) > timesTaken) {
      // A reflex broke it off; the block is as good as before, unless that goes on, as deep under water.
      work.brokenOff += 1
      if (work.brokenOff % patience === 0) targets.giveUp([block.position])
      return work.brokenOff >= brokenOffLimit ? { end: 'unreachable' } : undefined
    } else {
      if (digging === 'there') targets.giveUp([block.position])
      work.vainDigs += 1
      if (work.vainDigs >= vainDigsLimit) return { end: digging === 'there' ? 'refused' : 'no-grip' }
    }
  }
  return undefined
}

/** Digs one block; lava beside it is covered first, and kept from flowing in afterwards. */
async function dig(bot: Bot, block: Block, { signal }: MineBlocksOptions): Promise<Digging> {
  const isBesideLava = surroundingsOf(bot, block.position) === 'lava'
  if (isBesideLava) await coverLava(bot, block.position, { signal })
  const digging = await digBlock(bot, block, { signal })
  if (isBesideLava && digging === 'gone') await keepLavaOut(bot, block.position, { signal })
  return digging
}

async function walkToNext(work: Work, timeLeftMs: number): Promise<Ending | undefined> {
  const { bot, targets, options } = work
  // Enough may be dug; whether enough was gained shows only when the drops are picked up.
  if (work.mined >= options.count && work.dug.length > 0) return undefined
  const full = await pickUp(work)
  if (full !== undefined) return full
  const goal = targets.goal()
  if (!goal || work.vainWalks.isEnough) {
    // The list was made from one place; look again from here before giving up.
    const sees = !work.vainWalks.isEnough && targets.search()
    if (sees && targets.goal() !== undefined) return undefined
    // What is in sight and no target was given up, or lies in lava.
    if (!sees && work.vainWalks.count === 0) return { end: 'not-found' }
    return { end: 'unreachable', ...definedOf({ hindrance: targets.hindrance() }) }
  }
  const needs = missingTool(bot, goal.targets)
  if (needs) return { end: 'missing-tool', needs }
  const timeoutMs = Math.min(longestWalkMs, timeLeftMs)
  const sunken = targets.sunken()
  const begin = options.now()
  const inVain = sunken ? await dive(work, sunken, timeoutMs) : await walk(work, goal, timeoutMs)
  options.signal.throwIfAborted()
  work.vainWalks.note({ isInVain: inVain.length > 0, tookMs: options.now() - begin })
  targets.giveUp(inVain)
  return undefined
}

/** Walks to one of the targets; resolves to those that were tried in vain. */
async function walk(
  { bot, targets, options: { signal, random } }: Work,
  goal: ReachBlocksGoal,
  timeoutMs: number,
): Promise<readonly Position[]> {
  const { status } = await walkTo(bot, { goal, signal, random, timeoutMs })
  const isInReach = (): boolean => targets.inReach() !== undefined
  if (status === 'arrived' && (isInReach() || (await stepToMiddle(bot, { signal, until: isInReach }))))
    return []
  return status === 'no-path' ? goal.targets : goal.targets.slice(0, 2)
}

/** Dives for a target; resolves to what was tried in vain. */
async function dive(
  { bot, targets, options: { signal } }: Work,
  target: Position,
  timeoutMs: number,
): Promise<readonly Position[]> {
  const isThere = await diveTo(bot, target, { signal, timeoutMs })
  return isThere && targets.inReach() ? [] : [target]
}
