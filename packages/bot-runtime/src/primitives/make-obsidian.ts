import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { PlanStep } from '@voyager-mc/tech-tree'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { countItems } from '../bot/inventory-changes.ts'
import { callPrimitive } from './call-primitive.ts'
import { level, search, type Heading } from './obtain-search.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { nearestShore, quenchLava } from './quench-lava.ts'
import { useItemOn } from './use-item-on.ts'

const sightBlocks = 32

// Blocks above the bottom of the world up to which lakes of lava fill the caves.
const lakeAboveBottom = 11

/** Whether a step mines obsidian of which none is in sight, and there is no water to make it of lava. */
export function lacksWater(bot: Bot, step: PlanStep | undefined): boolean {
  if (step?.type !== 'mine' || !step.blocks.includes('obsidian') || holds(bot, 'water_bucket')) return false
  return findNearestBlocks(bot, { names: ['obsidian'], maxDistance: sightBlocks, limit: 1 }).length === 0
}

/** Turns lava into obsidian with the water that is held, after a search for a lake where none is in sight. */
export async function makeObsidian(context: PrimitiveContext, heading: Heading): Promise<string | undefined> {
  const { bot } = context
  if (!holds(bot, 'water_bucket')) return 'I hold no water_bucket to pour over lava'
  const isFound = (): boolean => nearestShore(bot) !== undefined
  const bottom = Number(Reflect.get(bot.game, 'minY') ?? 0) + lakeAboveBottom
  const isLow = (): boolean => bot.entity.position.y <= bottom
  const names = ['obsidian', 'lava']
  if (!isFound() && !isLow())
    await search(context, new Vec3(heading.x, -1, heading.z), { isFound: () => isFound() || isLow(), names })
  if (!isFound() && isLow()) await search(context, level(heading), { isFound, names })
  return quenchLava(context)
}

/** Fills the bucket again with the water that was poured. */
export async function takeWaterAlong(context: PrimitiveContext): Promise<void> {
  const { bot } = context
  const isPoured = findNearestBlocks(bot, { names: ['water'], maxDistance: 8, limit: 1 }).length > 0
  if (isPoured && holds(bot, 'bucket') && !holds(bot, 'water_bucket'))
    await callPrimitive(context, useItemOn, 'bucket', 'water')
}

function holds(bot: Bot, item: string): boolean {
  return countItems(bot)[item] !== undefined
}
