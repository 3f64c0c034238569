import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { approachBlock } from '../movement/approach-block.ts'
import type { UseOptions } from './use-on-fluid.ts'
import type { UseResult } from './use-result.ts'
import { watchWorld } from './watch-world.ts'

const searchBlocks = 32
const answerTicks = 20
const mostPlaces = 3

const faces = [
  new Vec3(0, 1, 0),
  new Vec3(1, 0, 0),
  new Vec3(-1, 0, 0),
  new Vec3(0, 0, 1),
  new Vec3(0, 0, -1),
  new Vec3(0, -1, 0),
] as const

/** Uses what is in hand on the nearest blocks of a name: hoes, seeds, fire, dust, eyes. */
export async function useOnBlock(bot: Bot, name: string, { signal }: UseOptions): Promise<UseResult> {
  const found = findNearestBlocks(bot, [name], { maxDistance: searchBlocks, limit: 128 })
  const [nearest] = found
  if (!nearest) return { status: 'not-found' }
  // Most things are done on top, where there has to be room.
  const onTop = found.filter((place) => isFree(bot, place, faces[0]))
  let tries = 0
  for (const place of (onTop.length > 0 ? onTop : found).slice(0, mostPlaces)) {
    const walk = await approachBlock(bot, place, { signal })
    signal.throwIfAborted()
    const block = bot.blockAt(place)
    const face = faces.find((side) => isFree(bot, place, side))
    if (walk.status !== 'arrived' || !block || !face) continue
    const watch = watchWorld(bot, place)
    tries += 1
    await bot.lookAt(place.offset(0.5, 0.5, 0.5).plus(face.scaled(0.5)), true)
    await bot.activateBlock(block, face, face.scaled(0.5).offset(0.5, 0.5, 0.5))
    await waitForTicks(bot, answerTicks, { signal, until: watch.hasChanged })
    if (watch.hasChanged()) return { status: 'done', place }
  }
  return tries === 0 ? { status: 'unreachable', place: nearest } : { status: 'vain', tries }
}

function isFree(bot: Bot, place: Vec3, side: Vec3): boolean {
  return bot.blockAt(place.plus(side), false)?.boundingBox === 'empty'
}
