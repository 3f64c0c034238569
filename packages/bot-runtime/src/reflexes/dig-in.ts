import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { fourSides } from '../bot/four-sides.ts'
import type { Item } from '../bot/item.ts'
import { chooseTool } from '../digging/choose-tool.ts'
import { takeHands } from '../bot/hands.ts'
import { standingCell } from '../bot/standing-cell.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { watchBlows, type BlowWatch } from '../bot/watch-blows.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { closeCell } from '../combat/close-cell.ts'
import { standInMiddle } from './stand-in-middle.ts'

interface DigInOptions {
  readonly signal: AbortSignal
}

// Body, and a lid on the level of the old floor.
const depthBlocks = 3

// Dirt takes 15 ticks by hand and stone 12 with a stone pickaxe; what takes much longer is no shelter.
export const digTicks = 40

const answerTicks = 20

/** Whether the ground below can be dug into quickly and holds neither fluids nor caves. */
export function canDigIn(bot: Bot): boolean {
  if (!bot.entity.onGround) return false
  const feet = standingCell(bot)
  for (let down = 1; down <= depthBlocks; down += 1) {
    const floor = bot.blockAt(feet.offset(0, -down, 0), false)
    if (!floor || floor.boundingBox !== 'block' || !floor.diggable || !isQuickToDig(bot, floor)) return false
    const isTight = fourSides.every((side) => isFirm(bot, floor.position.plus(side)))
    if (!isTight) return false
  }
  return isFirm(bot, feet.offset(0, -depthBlocks - 1, 0))
}

/** Digs a hole and covers it; resolves to whether it came to a hole: a blow ends the digging. */
export async function digIn(bot: Bot, { signal }: DigInOptions): Promise<boolean> {
  const blows = watchBlows(bot)
  try {
    return await dig(bot, { signal, blows })
  } finally {
    blows.stop()
  }
}

async function dig(
  bot: Bot,
  { signal, blows }: DigInOptions & { readonly blows: BlowWatch },
): Promise<boolean> {
  await standInMiddle(bot, { signal })
  for (let down = 0; down < depthBlocks; down += 1) {
    const cell = standingCell(bot)
    const floor = bot.blockAt(cell.offset(0, -1, 0))
    if (!floor || floor.boundingBox !== 'block') break
    // More than hunger takes.
    if (blows.lost() > 1) return false
    const tool = chooseTool(bot, floor)
    if (tool.status === 'ready' && tool.item) await hold(bot, tool.item)
    await withinTicks(bot, bot.dig(floor, true), { signal, limitTicks: digTicks + answerTicks })
    const hasFallen = (): boolean => bot.entity.onGround && bot.entity.position.y < cell.y - 0.5
    if (!(await waitForTicks(bot, answerTicks, { signal, until: hasFallen }))) return false
  }
  // A lid over a body in the air ends up around its head.
  if (!(await waitForTicks(bot, answerTicks, { signal, until: () => bot.entity.onGround }))) return false
  await closeCell(bot, standingCell(bot).offset(0, depthBlocks - 1, 0), { signal })
  return true
}

/** Whether a block is gone so soon that one can dig a shelter into it. */
export function isQuickToDig(bot: Bot, block: NonNullable<ReturnType<Bot['blockAt']>>): boolean {
  const tool = chooseTool(bot, block)
  const item = tool.status === 'ready' ? tool.item : undefined
  return block.digTime(item?.type ?? null, false, false, false) / 50 <= digTicks
}

function isFirm(bot: Bot, position: Vec3): boolean {
  return bot.blockAt(position, false)?.boundingBox === 'block'
}

function hold(bot: Bot, item: Item): Promise<void> {
  return takeHands(bot, () => bot.equip(item, 'hand'))
}
