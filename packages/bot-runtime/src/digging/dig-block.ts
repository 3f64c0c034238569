import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import { isBodyTaken } from '../bot/body-control.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { bareHand } from './bare-hand.ts'
import { chooseTool } from './choose-tool.ts'
import { countDigAnswers } from './count-dig-answers.ts'
import { standStill } from './stand-still.ts'

const equipTicks = 40

// A reflex that steers the body is waited for, but no longer than this.
const reflexTicks = 400
const millisecondsPerTick = 50

// Ticks for a dig to end after the time it takes.
const endTicks = 60

// Ticks for the server to say what became of it.
const answerTicks = 10

/** State of a block after digging: `no-tool` when the tool it needs did not come into the hand, so that nobody dug. */
export type Digging = 'gone' | 'there' | 'no-tool'

export interface DigBlockOptions {
  readonly signal: AbortSignal
  /** Whether the caller has taken the body: it digs at once. Otherwise a reflex that steers the body is waited for. */
  readonly hasBody?: boolean
}

/** Digs one block within reach with the best tool. */
export async function digBlock(
  bot: Bot,
  block: Block,
  { signal, hasBody = false }: DigBlockOptions,
): Promise<Digging> {
  await waitForTicks(bot, reflexTicks, { signal, until: () => hasBody || !isBodyTaken(bot) })
  const tool = chooseTool(bot, block)
  const wanted = tool.status === 'ready' ? (tool.item ?? bareHand(bot, block)) : undefined
  if (wanted && bot.heldItem?.slot !== wanted.slot) {
    await withinTicks(bot, bot.equip(wanted, 'hand'), { signal, limitTicks: equipTicks })
  }
  // Whoever digs an ore with bare hands destroys it; without any tool it is dug for the way only.
  if (tool.status === 'ready' && !isHarvestedBy(block, bot.heldItem?.type)) return 'no-tool'
  // Digging in the air takes five times as long, and the time is fixed at the start.
  await standStill(bot, { signal })
  const digTime = bot.digTime(block)
  const limitTicks = Math.ceil(digTime / millisecondsPerTick) + endTicks
  const stop = (): void => bot.stopDigging()
  signal.addEventListener('abort', stop, { once: true })
  const answers = countDigAnswers(bot)
  // A block that breaks at once has one answer for its beginning and its end.
  const answersDue = digTime > 0 ? 2 : 1
  try {
    // A refused or late dig shows in the world below.
    const inTime = await withinTicks(bot, bot.dig(block, true), { signal, limitTicks })
    if (inTime) await waitForTicks(bot, answerTicks, { signal, until: () => answers.count >= answersDue })
    else bot.stopDigging()
  } finally {
    answers.stop()
    signal.removeEventListener('abort', stop)
  }
  return bot.blockAt(block.position)?.type === block.type ? 'there' : 'gone'
}

function isHarvestedBy({ harvestTools }: Block, held: number | undefined): boolean {
  return !harvestTools || (held !== undefined && held in harvestTools)
}
