import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { takeHands } from '../bot/hands.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { watchBlows } from '../bot/watch-blows.ts'
import { walkTowards } from '../bot/walk-towards.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { chooseTool } from '../digging/choose-tool.ts'
import { isSolid } from '../combat/close-cell.ts'
import { digTicks } from './dig-in.ts'
import { sealedWay, type SealedStep } from './sealed-way.ts'
import { headingTo } from './steer.ts'

// Beyond the sight of an archer, in blocks.
const farBlocks = 20

const answerTicks = 20
const walkTicks = 30

/**
 * Digs a closed way through the rock away from enemies that wait outside; resolves to whether the body came away from them.
 * A blow, a fluid or a block that stays ends it.
 */
export async function tunnelAway(
  bot: Bot,
  { signal, enemies }: { readonly signal: AbortSignal; readonly enemies: readonly Vec3[] },
): Promise<boolean> {
  const from = bot.entity.position.offset(0, 0.01, 0).floored()
  const way = enemies.length > 0 ? sealedWay(bot, { from, enemies, farBlocks }) : undefined
  if (!way) return false
  const blows = watchBlows(bot)
  try {
    for (const step of way) {
      if (blows.lost() > 1 || !(await take(bot, step, { signal }))) return false
    }
    return true
  } finally {
    blows.stop()
  }
}

async function take(
  bot: Bot,
  { digs, feet }: SealedStep,
  { signal }: { readonly signal: AbortSignal },
): Promise<boolean> {
  for (const cell of digs) {
    const block = bot.blockAt(cell)
    if (!block || block.boundingBox !== 'block') continue
    const tool = chooseTool(bot, block)
    const item = tool.status === 'ready' ? tool.item : undefined
    if (item) await takeHands(bot, () => bot.equip(item, 'hand'))
    await withinTicks(bot, bot.dig(block, true), { signal, limitTicks: digTicks + answerTicks })
    if (isSolid(bot, cell)) return false
  }
  return walkInto(bot, feet, { signal })
}

async function walkInto(
  bot: Bot,
  feet: Vec3,
  { signal }: { readonly signal: AbortSignal },
): Promise<boolean> {
  const middle = feet.offset(0.5, 0, 0.5)
  const isThere = (): boolean => {
    const { position, onGround } = bot.entity
    const heading = headingTo(position, middle)
    if (heading) walkTowards(bot, heading)
    else bot.clearControlStates()
    bot.setControlState('jump', heading !== undefined && position.y < feet.y - 0.4)
    return heading === undefined && onGround && Math.abs(position.y - feet.y) < 0.2
  }
  const hasCome = await waitForTicks(bot, walkTicks, { signal, until: isThere })
  bot.clearControlStates()
  return hasCome
}
