import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { takeHands } from '../bot/hands.ts'
import { sixNeighbours } from '../bot/six-neighbours.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { wallBlock } from './wall-block.ts'

const placeTicks = 10

/** Puts a block of rubble into a cell, against whatever stands beside it; resolves to whether something solid is there now. */
export async function closeCell(
  bot: Bot,
  cell: Vec3,
  { signal }: { readonly signal: AbortSignal },
): Promise<boolean> {
  if (isSolid(bot, cell)) return true
  const item = wallBlock(bot)
  const side = sixNeighbours
    .map(([x, y, z]) => new Vec3(x, y, z))
    .find((each) => isSolid(bot, cell.plus(each)))
  const wall = side && bot.blockAt(cell.plus(side))
  if (!item || !wall) return false
  await takeHands(bot, () => bot.equip(item, 'hand'))
  await withinTicks(bot, bot.placeBlock(wall, side.scaled(-1)), { signal, limitTicks: placeTicks })
  return isSolid(bot, cell)
}

/** Whether a block that bodies collide with is in a cell, so that another one can be put against it. */
export function isSolid(bot: Bot, cell: Vec3): boolean {
  return bot.blockAt(cell, false)?.boundingBox === 'block'
}
