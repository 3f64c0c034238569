import type { Bot } from 'mineflayer'
import { isBodyTaken } from '../bot/body-control.ts'
import type { Block } from '../bot/block.ts'
import { takeHands } from '../bot/hands.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { chooseTool } from '../digging/choose-tool.ts'
import { startReflex, type ReflexOptions } from './start-reflex.ts'
import { eyeHeight } from '../bot/eye-height.ts'

// Ticks between two looks: half a second in a wall costs one heart.
const lookTicks = 4

// Ticks beyond the digging time until the server has answered.
const answerTicks = 20

/** Digs away a block that the head is stuck in, before anything else goes on; returns what stops it. */
export function freeHead(bot: Bot, { signal, say }: ReflexOptions): () => void {
  return startReflex(bot, {
    everyTicks: lookTicks,
    look() {
      const block = bot.isSleeping || isBodyTaken(bot) ? undefined : blockAroundHead(bot)
      if (!block) return undefined
      return async () => {
        if (await freeFrom(bot, block, { signal })) say(`Dug ${block.name} away that the head was stuck in.`)
      }
    },
  })
}

/** The whole block in which the eyes are; undefined when they are free: ladders and doors fill a side of their cell only. */
export function blockAroundHead(bot: Pick<Bot, 'blockAt' | 'entity'>): Block | undefined {
  const block = bot.blockAt(bot.entity.position.offset(0, eyeHeight, 0), false)
  const isWhole = block?.boundingBox === 'block' && block.diggable && block.shapes.length === 1
  const [shape] = isWhole ? block.shapes : []
  const fillsCell = shape?.every((bound, index) => bound === (index < 3 ? 0 : 1))
  return block && fillsCell ? block : undefined
}

/** Digs away a block that the head is stuck in; resolves to whether that was done in time. */
export async function freeFrom(
  bot: Bot,
  block: Block,
  { signal }: { readonly signal: AbortSignal },
): Promise<boolean> {
  const tool = chooseTool(bot, block)
  const item = tool.status === 'ready' ? tool.item : undefined
  if (item) await takeHands(bot, () => bot.equip(item, 'hand'))
  const limitTicks = Math.ceil(bot.digTime(block) / 50) + answerTicks
  return withinTicks(bot, bot.dig(block, true), { signal, limitTicks })
}
