import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { countItems } from '../bot/inventory-changes.ts'
import { pathUses } from '../digging/path-tool.ts'
import { callPrimitive } from './call-primitive.ts'
import { craftItem } from './craft-item.ts'
import { ensureStation } from './ensure-station.ts'
import { makePlanks, planksOfLog, planksOfTable } from './make-planks.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { takeAlong } from './take-along.ts'

const table = 'crafting_table'

// A head and a handle.
const headStones = 3
const handleSticks = 2
const planksOfHandle = 2

/**
 * Makes a stone pickaxe of what is carried where the others are worn out, so that a way under ground need not end there;
 * resolves to whether it is worth another try later.
 */
export async function sparePickaxe(context: PrimitiveContext): Promise<boolean> {
  const { bot } = context
  return pathUses(bot) > 0 || !hasMaterial(bot) || makeStonePickaxe(context)
}

/** Makes a stone pickaxe of what is carried; false when there is too little for it. */
export async function makeStonePickaxe(context: PrimitiveContext): Promise<boolean> {
  const { bot } = context
  if (!hasMaterial(bot)) return false
  const standing = tableNear(bot)
  if (held(bot, /^stick$/) < handleSticks) {
    await makePlanks(context, planksOfHandle)
    await callPrimitive(context, craftItem, 'stick', 1)
  }
  const problem =
    (await callPrimitive(context, ensureStation, table)) ??
    (await callPrimitive(context, craftItem, 'stone_pickaxe', 1))
  const own = tableNear(bot)
  if (own && !standing) await takeAlong(context, own)
  return problem === undefined
}

function tableNear(bot: Bot): Vec3 | undefined {
  return findNearestBlocks(bot, { names: [table], maxDistance: 6, limit: 1 })[0]
}

/** Whether a head, a handle and a table can be had of what is carried. */
function hasMaterial(bot: Bot): boolean {
  const isTableThere = held(bot, /^crafting_table$/) > 0 || tableNear(bot) !== undefined
  const isHandleThere = held(bot, /^stick$/) >= handleSticks
  const planks = (isTableThere ? 0 : planksOfTable) + (isHandleThere ? 0 : planksOfHandle)
  return (
    held(bot, /^(cobblestone|cobbled_deepslate|blackstone)$/) >= headStones &&
    held(bot, /_planks$/) + planksOfLog * held(bot, /_(log|stem)$/) >= planks
  )
}

function held(bot: Bot, names: RegExp): number {
  return Object.entries(countItems(bot)).reduce(
    (sum, [name, count]) => sum + (names.test(name) ? count : 0),
    0,
  )
}
