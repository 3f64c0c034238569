import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { bears, ripens } from '../bot/plant-ages.ts'
import { callPrimitive } from './call-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { useItemOn } from './use-item-on.ts'

const searchBlocks = 32

// Each makes a crop of eight stages two to five older.
const mostMeals = 8

/** Makes a crop nearby ripe with the bone meal that is carried; does nothing where none grows. */
export async function growNear(context: PrimitiveContext, blocks: readonly string[]): Promise<void> {
  const { bot } = context
  const kinds = blocks.filter(ripens)
  for (let meals = 0; meals < mostMeals && countItems(bot)['bone_meal'] !== undefined; meals += 1) {
    const [nearest] = findNearestBlocks(bot, { names: kinds, maxDistance: searchBlocks, limit: 1 })
    const block = nearest && bot.blockAt(nearest)
    if (!block || bears(block)) return
    if ((await callPrimitive(context, useItemOn, 'bone_meal', block.name)) !== undefined) return
  }
}
