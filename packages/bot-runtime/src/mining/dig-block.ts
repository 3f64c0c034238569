import type { Bot } from 'mineflayer'
import type { Block } from './block.ts'
import { waitForTicks } from '../movement/wait-for-ticks.ts'
import { chooseTool } from './choose-tool.ts'

// A jump lasts twelve ticks; in water the ground never comes.
const landTicks = 15

/** Digs one block within reach with the best tool; resolves to whether the block is gone. */
export async function digBlock(
  bot: Bot,
  block: Block,
  { signal }: { readonly signal: AbortSignal },
): Promise<boolean> {
  const tool = chooseTool(bot, block)
  if (tool.status === 'ready' && tool.item && bot.heldItem?.slot !== tool.item.slot) {
    await bot.equip(tool.item, 'hand')
  }
  // Digging in the air takes five times as long, and the time is fixed at the start.
  await waitForTicks(bot, landTicks, { signal, until: () => bot.entity.onGround })
  const stop = (): void => bot.stopDigging()
  signal.addEventListener('abort', stop, { once: true })
  try {
    await bot.dig(block, true)
  } catch (error) {
    // An aborted or refused dig shows in the world below; a lost connection aborts the signal.
    signal.throwIfAborted()
    if (!(error instanceof Error)) throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
  return bot.blockAt(block.position)?.type !== block.type
}
