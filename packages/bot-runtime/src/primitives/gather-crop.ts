import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import { bears } from '../bot/plant-ages.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { digBlock } from '../digging/dig-block.ts'

// Plants whose fruit is picked off by a click, so that they stay.
const picked: ReadonlySet<string> = new Set(['sweet_berry_bush'])

const answerTicks = 20

/** Takes what a ripe plant within reach bears: berries off the bush, others with the plant; whether that worked. */
export async function gatherCrop(
  bot: Bot,
  block: Block,
  { signal }: { readonly signal: AbortSignal },
): Promise<boolean> {
  if (!picked.has(block.name)) return (await digBlock(bot, block, { signal })) === 'gone'
  // Bone meal in hand would be used on the bush.
  if (bot.heldItem?.name === 'bone_meal') await bot.unequip('hand')
  const isPicked = (): boolean => {
    const now = bot.blockAt(block.position)
    return now === null || !bears(now)
  }
  await bot.activateBlock(block)
  await waitForTicks(bot, answerTicks, { signal, until: isPicked })
  return isPicked()
}
