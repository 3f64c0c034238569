import type { Vec3 } from 'vec3'
import { digBlock } from '../digging/dig-block.ts'
import { pickaxes } from '../digging/path-tool.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import type { PrimitiveContext } from './primitive-context.ts'

/** Blocks that a hand can take along. */
const wooden = /^crafting_table$|_bed$/

// Ticks within which the server has told of the drop on a busy machine, too.
const appearTicks = 20

/** Takes a station or bed along again; without a pickaxe one of stone keeps standing. */
export async function takeAlong(context: PrimitiveContext, position: Vec3): Promise<void> {
  const { bot, signal } = context
  const block = bot.blockAt(position)
  if (!block || (!wooden.test(block.name) && pickaxes(bot).length === 0)) return
  if ((await digBlock(bot, block, { signal })) === 'gone')
    await collectNearbyDrops(bot, { signal, near: [position], appearTicks })
}
