import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import type { Block } from '../bot/block.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { firstHit } from './first-hit.ts'
import type { UseResult } from './use-result.ts'
import { holdItem } from './hold-item.ts'
import { describeMet } from './visible-face.ts'
import { watchWorld } from './watch-world.ts'
import { eyeHeight } from '../bot/eye-height.ts'

export interface UseOptions {
  readonly signal: AbortSignal
  /** Item that is used; a way that is dug or built leaves another in hand. */
  readonly item: string
}

// Farthest that a bucket reaches, less a margin for the way the eyes still move.
const reachBlocks = 4.7

// The server learns of a look with the next tick's movement, and a bucket goes by the look.
const lookTicks = 3

const answerTicks = 20
const searchBlocks = 32

// Shores that are tried; a long walk to the next one costs more than it gives.
const mostPlaces = 4
const triesPerPlace = 2

/** Uses what is in hand on the surface of water or lava: buckets, bottles, boats. */
export async function useOnFluid(bot: Bot, fluid: string, { signal, item }: UseOptions): Promise<UseResult> {
  const places = findNearestBlocks(bot, { names: [fluid], maxDistance: searchBlocks, limit: 512 }).filter(
    (place) => isOpenSource(bot, place),
  )
  const [nearest] = places
  if (!nearest) return { status: 'not-found' }
  let tries = 0
  let met: string | undefined
  for (const place of spread(places)) {
    const walk = await approachBlock(bot, place, { signal })
    signal.throwIfAborted()
    if (walk.status !== 'arrived') continue
    for (let here = 0; here < triesPerPlace; here += 1) {
      const aim = findAim(bot, fluid)
      if (!aim) {
        met = describeMet(lookAlong(bot, fluid, place.offset(0.5, 0.9, 0.5)))
        break
      }
      if (!(await holdItem(bot, item))) break
      await bot.lookAt(aim, true)
      await waitForTicks(bot, lookTicks, { signal })
      const watch = watchWorld(bot, { place: aim.floored(), item })
      tries += 1
      bot.activateItem()
      await waitForTicks(bot, answerTicks, { signal, until: watch.hasChanged })
      if (watch.hasChanged()) return { status: 'done', place: aim.floored() }
      met = describeMet(lookAlong(bot, fluid, aim))
    }
  }
  if (tries === 0 && met === undefined) return { status: 'unreachable', place: nearest }
  return { status: 'vain', tries, ...(met !== undefined && { met }) }
}

/** The nearest one, and others that lie apart from those before. */
function spread(places: readonly Vec3[]): readonly Vec3[] {
  const chosen: Vec3[] = []
  for (const place of places) {
    if (chosen.length >= mostPlaces) break
    if (chosen.every((other) => other.distanceTo(place) > 3)) chosen.push(place)
  }
  return chosen
}

/** A point to look at from here so that the look meets a full block of the fluid first. */
function findAim(bot: Bot, fluid: string): Vec3 | undefined {
  const eye = eyeOf(bot)
  return findNearestBlocks(bot, { names: [fluid], maxDistance: 6, limit: 64 })
    .filter((place) => isSource(bot.blockAt(place)))
    .flatMap((place) => [place.offset(0.5, 0.9, 0.5), place.offset(0.5, 0.5, 0.5)])
    .find((aim) => {
      const block = eye.distanceTo(aim) > reachBlocks ? undefined : lookAlong(bot, fluid, aim)
      return block?.name === fluid
    })
}

function lookAlong(bot: Bot, fluid: string, aim: Vec3): Block | undefined {
  return firstHit(
    bot,
    { eye: eyeOf(bot), aim, reachBlocks },
    (block) =>
      (block.name === fluid && isSource(block)) || (block.boundingBox === 'block' && block.name !== fluid),
  )
}

function eyeOf(bot: Bot): Vec3 {
  return bot.entity.position.offset(0, eyeHeight, 0)
}

function isSource(block: Block | null): boolean {
  return block !== null && Number(block.getProperties()['level']) === 0
}

/** A bucket takes only a full block of a fluid that a look can meet. */
function isOpenSource(bot: Bot, place: Vec3): boolean {
  return isSource(bot.blockAt(place)) && bot.blockAt(place.offset(0, 1, 0))?.boundingBox === 'empty'
}
