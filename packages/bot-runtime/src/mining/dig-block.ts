import type { Bot } from 'mineflayer'
import type { Block } from './block.ts'
import { isBodyTaken } from '../movement/body-control.ts'
import { waitForTicks } from '../movement/wait-for-ticks.ts'
import { withinTicks } from '../movement/within-ticks.ts'
import { chooseTool } from './choose-tool.ts'

// A jump lasts twelve ticks; in water the ground never comes.
const landTicks = 15

const equipTicks = 40

// A reflex that steers the body is waited for, but no longer than this.
const reflexTicks = 400
const millisecondsPerTick = 50

// Ticks for the server to confirm a dig after the time it takes.
const answerTicks = 60

/** Digs one block within reach with the best tool; resolves to whether the block is gone. */
export async function digBlock(
  bot: Bot,
  block: Block,
  { signal }: { readonly signal: AbortSignal },
): Promise<boolean> {
  await waitForTicks(bot, reflexTicks, { signal, until: () => !isBodyTaken(bot) })
  const tool = chooseTool(bot, block)
  if (tool.status === 'ready' && tool.item && bot.heldItem?.slot !== tool.item.slot) {
    await withinTicks(bot, bot.equip(tool.item, 'hand'), { signal, limitTicks: equipTicks })
  }
  // Digging in the air takes five times as long, and the time is fixed at the start.
  await waitForTicks(bot, landTicks, { signal, until: () => bot.entity.onGround })
  const limitTicks = Math.ceil(bot.digTime(block) / millisecondsPerTick) + answerTicks
  const stop = (): void => bot.stopDigging()
  signal.addEventListener('abort', stop, { once: true })
  try {
    // A refused or late dig shows in the world below.
    const inTime = await withinTicks(bot, bot.dig(block, true), { signal, limitTicks })
    if (!inTime) bot.stopDigging()
  } finally {
    signal.removeEventListener('abort', stop)
  }
  return bot.blockAt(block.position)?.type !== block.type
}
