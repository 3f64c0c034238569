import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { countItems } from '../bot/inventory-changes.ts'
import { cheapUses, pathUses } from '../digging/path-tool.ts'
import { callPrimitive } from './call-primitive.ts'
import { craftItem } from './craft-item.ts'
import { ensureStation } from './ensure-station.ts'
import { makePlanks, planksOfLog, planksOfTable } from './make-planks.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { takeAlong } from './take-along.ts'

const table = 'crafting_table'

// A head and a handle.
const headPieces = 3
const handleSticks = 2
const planksOfHandle = 2

/** Tells whether a spare pickaxe is due, so that a way under ground need not end there, nor wear a good pickaxe. */
export interface SpareWatch {
  /** True while one is due and can be made of what is carried. */
  readonly isDue: () => boolean
  /** Makes it when it is due. */
  readonly make: () => Promise<void>
}

/** Watches the pickaxes of a way: a spare is due when the last cheap one breaks, or the rest of a good one is for what only it can dig. */
export function watchSpare(context: PrimitiveContext): SpareWatch {
  const { bot } = context
  let hadCheap = false
  let isInVain = false
  const isDue = (): boolean => {
    const isOut = cheapUses(bot) === 0
    hadCheap ||= !isOut
    return !isInVain && isOut && (hadCheap || pathUses(bot) <= 0) && headOf(bot) !== undefined
  }
  return {
    isDue,
    async make() {
      if (isDue()) isInVain = !(await makeSparePickaxe(context))
    },
  }
}

/** Makes a pickaxe of what is carried, of stone or, where nothing digs any more, of wood; false when there is too little for it. */
export async function makeSparePickaxe(context: PrimitiveContext): Promise<boolean> {
  const { bot } = context
  const head = headOf(bot)
  if (head === undefined) return false
  const standing = tableNear(bot)
  let problem = await callPrimitive(context, ensureStation, table)
  if (held(bot, /^stick$/) < handleSticks) {
    await makePlanks(context, planksOfHandle)
    problem ??= await callPrimitive(context, craftItem, 'stick', 1)
  }
  if (head === 'wooden') await makePlanks(context, headPieces)
  problem ??= await callPrimitive(context, craftItem, `${head}_pickaxe`, 1)
  const own = tableNear(bot)
  if (own && !standing) await takeAlong(context, own)
  return problem === undefined
}

function tableNear(bot: Bot): Vec3 | undefined {
  return findNearestBlocks(bot, { names: [table], maxDistance: 6, limit: 1 })[0]
}

/** Head of the pickaxe that what is carried makes, with a handle and a table; wood is for those who have no pickaxe at all. */
function headOf(bot: Bot): 'stone' | 'wooden' | undefined {
  const isTableThere = held(bot, /^crafting_table$/) > 0 || tableNear(bot) !== undefined
  const isHandleThere = held(bot, /^stick$/) >= handleSticks
  const planks = (isTableThere ? 0 : planksOfTable) + (isHandleThere ? 0 : planksOfHandle)
  const wood = held(bot, /_planks$/) + planksOfLog * held(bot, /_(log|stem)$/)
  if (wood < planks) return undefined
  if (held(bot, /^(cobblestone|cobbled_deepslate|blackstone)$/) >= headPieces) return 'stone'
  return held(bot, /_pickaxe$/) === 0 && wood >= planks + headPieces ? 'wooden' : undefined
}

function held(bot: Bot, names: RegExp): number {
  return Object.entries(countItems(bot)).reduce(
    (sum, [name, count]) => sum + (names.test(name) ? count : 0),
    0,
  )
}
