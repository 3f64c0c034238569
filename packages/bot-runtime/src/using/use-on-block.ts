import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import type { Block } from '../bot/block.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { unfitBlock } from './unfit-reason.ts'
import { holdItem } from './hold-item.ts'
import type { UseOptions } from './use-on-fluid.ts'
import type { UseResult } from './use-result.ts'
import { describeMet, lookMeets, visibleFace } from './visible-face.ts'
import { watchWorld } from './watch-world.ts'

const searchBlocks = 32
const answerTicks = 20
const mostPlaces = 4

// The server learns of a look with the next tick's movement.
const lookTicks = 2

/** Uses what is in hand on the nearest blocks of a name: hoes, seeds, fire, dust, eyes, eggs. */
export async function useOnBlock(bot: Bot, name: string, { signal, item }: UseOptions): Promise<UseResult> {
  const seen = findNearestBlocks(bot, { names: [name], maxDistance: searchBlocks, limit: 128 })
  const { fit, reason } = sortOut(bot, seen, item)
  const [nearest] = fit
  if (!nearest) return { status: 'not-found', ...(reason !== undefined && { reason }) }
  const onTop = fit.filter((place) => bot.blockAt(place.offset(0, 1, 0), false)?.boundingBox === 'empty')
  let tries = 0
  let met: string | undefined
  for (const place of (onTop.length > 0 ? onTop : fit).slice(0, mostPlaces)) {
    const walk = await approachBlock(bot, place, { signal })
    signal.throwIfAborted()
    const block = bot.blockAt(place)
    if (walk.status !== 'arrived' || !block) continue
    const face = visibleFace(bot, block)
    if (!face) {
      met = describeMet(lookMeets(bot, place.offset(0.5, 0.5, 0.5)))
      continue
    }
    if (!(await holdItem(bot, item))) break
    const watch = watchWorld(bot, { place, item })
    await bot.lookAt(face.aim, true)
    await waitForTicks(bot, lookTicks, { signal })
    tries += 1
    if (isPoured(item, block)) bot.activateItem()
    else await bot.activateBlock(block, face.side, face.side.scaled(0.5).offset(0.5, 0.5, 0.5))
    await waitForTicks(bot, answerTicks, { signal, until: watch.hasChanged })
    if (watch.hasChanged()) return { status: 'done', place }
    met = describeMet(lookMeets(bot, face.aim))
  }
  if (tries === 0) return { status: 'unreachable', place: nearest, ...(met !== undefined && { met }) }
  return { status: 'vain', tries, ...(met !== undefined && { met }) }
}

/** A full bucket is emptied along the look; a click on a block says nothing to it, but for a cauldron, which is filled. */
function isPoured(item: string, { name }: Block): boolean {
  return /^(?:water|lava|powder_snow)_bucket$/.test(item) && !name.endsWith('cauldron')
}

/** Places where the use may do something, and why it may not at the nearest of the others. */
function sortOut(
  bot: Bot,
  places: readonly Vec3[],
  item: string,
): { readonly fit: readonly Vec3[]; readonly reason?: string } {
  let reason: string | undefined
  const fit = places.filter((place) => {
    const block = bot.blockAt(place)
    const unfit = block ? unfitBlock(item, block) : undefined
    reason ??= unfit
    return unfit === undefined
  })
  return { fit, ...(reason !== undefined && { reason }) }
}
