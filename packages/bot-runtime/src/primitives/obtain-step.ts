import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { PlanStep, TechTree } from '@voyager-mc/tech-tree'
import { nearestNamed } from '../combat/nearest-named.ts'
import { bears, ripens } from '../bot/plant-ages.ts'
import { barterWithPiglin } from './barter-with-piglin.ts'
import { callPrimitive } from './call-primitive.ts'
import { craftItem } from './craft-item.ts'
import { ensureStation } from './ensure-station.ts'
import { growNear } from './grow-near.ts'
import { harvestCrop } from './harvest-crop.ts'
import { killMob } from './kill-mob.ts'
import { makeObsidian, takeWaterAlong } from './make-obsidian.ts'
import { mineBlock } from './mine-block.ts'
import { level, search, searchAbove, straightDown, type Heading } from './obtain-search.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { travel } from './obtain-travel.ts'
import { smeltItem } from './smelt-item.ts'
import { smithItem } from './smith-item.ts'
import { useItemOn } from './use-item-on.ts'

const doable = ['mine', 'craft', 'smith', 'smelt', 'place', 'kill', 'travel', 'use'] as const

type UseStep = Extract<PlanStep, { readonly on: string }> & { readonly type: 'use' }

type DoableStep = Extract<PlanStep, { readonly type: (typeof doable)[number] }> | UseStep

// Blocks of one look, and seconds of one hunt.
const searchBlocks = 32
const huntSeconds = 120

// Blocks above the best height of an ore where a search on one level begins: it is frequent there, too.
const nearHeight = 16

// Plants that are looked at for a ripe one; a field has some hundred.
const mostLooked = 256

// A stack of ore is dug in parts, so that a broken tool is noticed.
const mostAtOnce = 16

/** Whether the primitives can do a step. */
export function canTake(step: PlanStep): boolean {
  return step.type === 'barter' || isDoable(step)
}

function isDoable(step: PlanStep): step is DoableStep {
  if (step.type === 'mine' && step.enchantment) return false
  // Such as an egg, for which one waits.
  if (step.type === 'use' && usedItem(step) === undefined) return false
  return doable.some((type) => type === step.type)
}

export interface StepOptions {
  readonly tree: TechTree
  /** The same for every search of an errand. */
  readonly heading: Heading
}

/** Does one step of a plan; resolves to what went wrong, undefined when nothing did. */
export async function takeStep(
  context: PrimitiveContext,
  step: PlanStep,
  { tree, heading }: StepOptions,
): Promise<string | undefined> {
  if (step.type === 'barter')
    return callPrimitive(context, barterWithPiglin, Math.min(mostAtOnce, Math.ceil(step.acts)))
  if (!isDoable(step)) return `${step.type} cannot be done`
  switch (step.type) {
    case 'place':
      return callPrimitive(context, ensureStation, step.item)
    case 'craft':
      return callPrimitive(context, craftItem, step.item, step.acts)
    case 'smith':
      return callPrimitive(context, smithItem, step.item)
    case 'travel':
      return travel(context, step)
    case 'smelt': {
      const problem = await callPrimitive(context, ensureStation, step.station)
      return problem ?? callPrimitive(context, smeltItem, step.input, step.fuel, step.count)
    }
    case 'kill':
      return hunt(context, step.mob, heading)
    case 'use':
      return use(context, step, heading)
    case 'mine':
      return mine(context, step, { tree, heading })
  }
}

async function hunt(context: PrimitiveContext, mob: string, heading: Heading): Promise<string | undefined> {
  const isNear = (): boolean => nearestNamed(context.bot, mob, searchBlocks) !== undefined
  if (!isNear()) await search(context, level(heading), { isFound: isNear, names: [mob] })
  return callPrimitive(context, killMob, mob, huntSeconds)
}

/** Item that a step uses on something in the world: its tool, or what becomes another thing there. */
function usedItem({ tool, inputs }: Pick<UseStep, 'tool' | 'inputs'>): string | undefined {
  return tool ?? Object.keys(inputs)[0]
}

async function use(context: PrimitiveContext, step: UseStep, heading: Heading): Promise<string | undefined> {
  const { bot } = context
  const { on } = step
  const isNear = (): boolean =>
    nearestNamed(bot, on, searchBlocks) !== undefined ||
    findNearestBlocks(bot, { names: [on], maxDistance: searchBlocks, limit: 1 }).length > 0
  if (!isNear()) await search(context, level(heading), { isFound: isNear, names: [on] })
  return callPrimitive(context, useItemOn, usedItem(step), on)
}

async function mine(
  context: PrimitiveContext,
  { blocks, acts }: Extract<DoableStep, { readonly type: 'mine' }>,
  { tree, heading }: StepOptions,
): Promise<string | undefined> {
  const { bot } = context
  const find = (): string | undefined => {
    const limit = blocks.some(ripens) ? mostLooked : 1
    const near = findNearestBlocks(bot, { names: blocks, maxDistance: searchBlocks, limit })
    return near.map((position) => bot.blockAt(position)).find((block) => block !== null && bears(block))?.name
  }
  const height = tree.block(blocks[0] ?? '')?.bestHeight ?? Infinity
  const isAbove = (): boolean => bot.entity.position.y > height + nearHeight
  const isFound = (): boolean => find() !== undefined
  if (!isFound() && blocks.includes('obsidian')) {
    const problem = await makeObsidian(context, heading)
    if (problem !== undefined) return problem
  }
  if (!isFound()) await growNear(context, blocks)
  if (!isFound() && isAbove())
    await search(context, straightDown, { isFound: () => isFound() || !isAbove(), names: blocks })
  if (!isFound() && !isAbove()) {
    const sought = { isFound, names: blocks }
    if (height === Infinity) await searchAbove(context, heading, sought)
    else await search(context, level(heading), sought)
  }
  const found = find()
  if (found === undefined)
    return `no ${blocks.some(ripens) ? 'ripe ' : ''}${blocks.slice(0, 3).join(' or ')} was found`
  // One ripe plant after the other, so that those beside it stay and the next plan knows what is held.
  if (ripens(found)) return callPrimitive(context, harvestCrop, found, 1)
  const problem = await callPrimitive(context, mineBlock, found, Math.min(mostAtOnce, Math.ceil(acts)))
  if (found === 'obsidian') await takeWaterAlong(context)
  return problem
}
