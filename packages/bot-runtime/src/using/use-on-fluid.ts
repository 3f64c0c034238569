import type { Position } from '@voyager-mc/core'
import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { endsBucketLook, findFluidAim, isFluidSource, meetOnLook } from '../bot/fluid-aim.ts'
import { isInWater } from '../bot/is-in-water.ts'
import { isWet } from '../bot/is-wet.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { approachBlock } from '../movement/approach-block.ts'
import type { IsOpen } from '../movement/line-of-sight.ts'
import type { UseResult } from './use-result.ts'
import { holdItem } from './hold-item.ts'
import { describeMet } from './visible-face.ts'
import { watchWorld } from './watch-world.ts'

export interface UseOptions {
  readonly signal: AbortSignal
  /** Item that is used; a way that is dug or built leaves another in hand. */
  readonly item: string
}

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
  // On the way other water may come into reach, as in a lake that somebody comes up through; where a use was in vain there one goes on.
  let hasStopped = false
  const isAtHand = (): boolean => !hasStopped && findFluidAim(bot, fluid) !== undefined
  const isOpen: IsOpen = (x, y, z) => {
    const block = bot.blockAt(new Vec3(x, y, z))
    return block !== null && !endsBucketLook(block, fluid)
  }
  const open = [...spread(places)]
  const swum = new Set<Vec3>()
  for (let place = open.shift(); place; place = open.shift()) {
    const walk = isAtHand()
      ? undefined
      : await approachBlock(bot, place, {
          signal,
          isDone: isAtHand,
          isOpen,
          ...(swum.has(place) && { accept: (cell) => !isWater(bot, cell) }),
        })
    signal.throwIfAborted()
    const isOnTheWay = walk?.status !== 'arrived' && isAtHand()
    if (walk && walk.status !== 'arrived' && !isOnTheWay) {
      // The others lie close by, and the way to them is as long.
      if (walk.status === 'timeout') break
      continue
    }
    hasStopped ||= isOnTheWay
    // A swimmer rises and sinks, and what was in reach is not met; the second time it is gone to from the shore.
    if (isInWater(bot) && !swum.has(place)) {
      swum.add(place)
      open.unshift(place)
    }
    const here = await useHere(bot, fluid, { signal, item, place })
    if (here.done) return { status: 'done', place: here.done }
    tries += here.tries
    met = here.met ?? met
  }
  if (tries === 0 && met === undefined) return { status: 'unreachable', place: nearest }
  return { status: 'vain', tries, ...(met !== undefined && { met }) }
}

interface UsedHere {
  /** Cell on which the use took effect. */
  readonly done?: Vec3
  readonly tries: number
  readonly met?: string | undefined
}

/** Uses the item on whatever of the fluid can be aimed at from here. */
async function useHere(
  bot: Bot,
  fluid: string,
  { signal, item, place }: UseOptions & { readonly place: Vec3 },
): Promise<UsedHere> {
  let met: string | undefined
  let tries = 0
  while (tries < triesPerPlace) {
    const aim = findFluidAim(bot, fluid)
    if (!aim) return { tries, met: describeMet(meetOnLook(bot, fluid, place.offset(0.5, 0.9, 0.5))) }
    if (!(await holdItem(bot, item))) break
    await keepLooking(bot, aim, signal)
    const watch = watchWorld(bot, { place: aim.floored(), item })
    tries += 1
    bot.activateItem()
    await waitForTicks(bot, answerTicks, { signal, until: watch.hasChanged })
    if (watch.hasChanged()) return { done: aim.floored(), tries }
    met = describeMet(meetOnLook(bot, fluid, aim))
  }
  return { tries, met }
}

function isWater(bot: Bot, { x, y, z }: Position): boolean {
  return isWet(bot.blockAt(new Vec3(x, y, z))?.name ?? '')
}

/** Looks at a point until the server knows of it: a swimmer drifts on meanwhile, and with him the look. */
async function keepLooking(bot: Bot, aim: Vec3, signal: AbortSignal): Promise<void> {
  for (let tick = 0; tick < lookTicks; tick += 1) {
    await bot.lookAt(aim, true)
    await waitForTicks(bot, 1, { signal })
  }
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

/** A bucket takes only a full block of a fluid that a look can meet. */
function isOpenSource(bot: Bot, place: Vec3): boolean {
  return isFluidSource(bot.blockAt(place)) && bot.blockAt(place.offset(0, 1, 0))?.boundingBox === 'empty'
}
