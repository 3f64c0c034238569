import pathfinderPackage from 'mineflayer-pathfinder'
import type { Vec3 } from 'vec3'
import { takeBody } from '../bot/body-control.ts'
import { fourSides } from '../bot/four-sides.ts'
import { listen } from '../bot/listen.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { foesInReach, foesNamed } from '../combat/foes.ts'
import { strikeFromWindow } from '../combat/strike-from-window.ts'
import { digBlock } from '../digging/dig-block.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { walkTo } from '../movement/walk-to.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { restInCover } from './rest-in-cover.ts'
import { takeCover, type CoverProblem } from './take-cover.ts'

/** A fight from behind walls, as far as it has come. */
export interface Siege {
  readonly name: string
  readonly count: number
  readonly limitTicks: number
  kills: number
  /** Where kills fell whose drops have not been fetched. */
  drops: readonly Vec3[]
  sorties: number
  ticks: number
}

/** Blocks within which creatures of the kind are fought. */
export const siegeBlocks = 24

// Turns at the window without a kill.
const mostVainTurns = 8
const mostVainHere = 2
const moveUpBlocks = 2

// Behind closed walls a creature that sees nobody comes up to them.
const comeTicks = 160
const digRounds = 3
const besideBlocks = 2.6
const restTicks = 600

// Health, in points of 20, with which a window is closed; who shares the walls with an enemy has no choice.
const leastHealth = 9

// Drops lie for five minutes: with more than two about, they are left until some are dead, or do not come.
const nearBlocks = 12
const mostAround = 2
const sortieHealth = 15
const retreatHealth = 11
const sortieTicks = 160
const mostSorties = 4
const dropBlocks = 4
const dropTicks = 10
const dropMs = 5_000

/** Why a siege ends early. */
export type SiegeProblem = CoverProblem | 'too-weak'

/** Fights until enough are dead and their drops are picked up, time or creatures run out, or no cover is to be had. */
export async function besiege(context: PrimitiveContext, siege: Siege): Promise<SiegeProblem | undefined> {
  const { bot } = context
  const isDisturbed = (): boolean => foesInReach(bot).length > 0
  for (let vain = 0; vain < mostVainTurns && siege.ticks < siege.limitTicks;) {
    const cover = await takeCover(context)
    if (typeof cover === 'string') return cover
    await restInCover(context, cover, { limitTicks: restTicks, isDisturbed })
    if (bot.health < leastHealth && !isDisturbed()) return 'too-weak'
    const isQuiet = vain > 1 || foesNamed(bot, siege.name, nearBlocks).length <= mostAround
    if (siege.drops.length > 0 && isQuiet && !isDisturbed() && bot.health >= sortieHealth) {
      await fetchDrops(context, siege)
      continue
    }
    if (siege.kills >= siege.count && siege.drops.length === 0) return undefined
    const before = siege.kills
    await fightAtWindow(context, siege, cover)
    vain = siege.kills > before ? 0 : vain + 1
    if (vain > mostVainHere && bot.health >= sortieHealth) await moveUp(context, siege)
  }
  return undefined
}

async function fightAtWindow(context: PrimitiveContext, siege: Siege, cover: Vec3): Promise<void> {
  const { bot, signal } = context
  const isBeside = (): boolean =>
    foesInReach(bot).length > 0 || foesNamed(bot, siege.name, besideBlocks).length > 0
  // A reflex would go out to fight, or break the dig off.
  const giveBack = takeBody(bot)
  try {
    await waitForTicks(bot, comeTicks, { signal, until: isBeside })
    // One that was walled in as well is struck first.
    const [inside] = foesInReach(bot)
    const foe = inside ?? foesNamed(bot, siege.name, siegeBlocks)[0]
    const window = foe && windowTowards(cover, foe.position)
    if (!window || !(inside || (await open(context, window)))) return
    await strikeFromWindow(bot, {
      signal,
      window,
      leastHealth: inside ? 0 : leastHealth,
      onKill({ name, position }) {
        if (name !== siege.name) return
        siege.kills += 1
        siege.drops = [...siege.drops, position.floored()]
      },
    })
  } finally {
    giveBack()
  }
}

/** Digs a wall's block away; a reflex that puts on armour may break a dig off. */
async function open({ bot, signal }: PrimitiveContext, window: Vec3): Promise<boolean> {
  for (let round = 0; round < digRounds; round += 1) {
    const block = bot.blockAt(window)
    if (block?.boundingBox !== 'block') return true
    await digBlock(bot, block, { signal, hasBody: true })
  }
  return false
}

function windowTowards(feet: Vec3, place: Vec3): Vec3 | undefined {
  const away = (cell: Vec3): number => cell.offset(0.5, 0, 0.5).distanceTo(place)
  return fourSides.map((side) => feet.plus(side).offset(0, 1, 0)).toSorted((a, b) => away(a) - away(b))[0]
}

/** Picks the drops up for as long as it goes well; what is left is fetched the next time. */
async function fetchDrops(context: PrimitiveContext, siege: Siege): Promise<void> {
  const { bot } = context
  const isWhole = await goOut(context, siege, (signal) =>
    collectNearbyDrops(bot, {
      signal,
      near: siege.drops,
      radiusBlocks: dropBlocks,
      appearTicks: dropTicks,
      timeoutMs: dropMs,
    }),
  )
  siege.sorties += isWhole ? 0 : 1
  if (isWhole || siege.sorties >= mostSorties) siege.drops = []
}

/** Goes nearer to one that does not come, where the next cover is built. */
async function moveUp(context: PrimitiveContext, siege: Siege): Promise<void> {
  const { bot } = context
  const [foe] = foesNamed(bot, siege.name, siegeBlocks)
  if (!foe) return
  const { x, y, z } = foe.position
  const goal = new pathfinderPackage.goals.GoalNear(x, y, z, moveUpBlocks)
  await goOut(context, siege, (signal) => walkTo(bot, { goal, signal, timeoutMs: dropMs }))
}

/** Does something outside, which ends when it takes long or wounds; resolves to whether it came to its end. */
async function goOut(
  { bot, signal }: PrimitiveContext,
  siege: Siege,
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<boolean> {
  const retreat = new AbortController()
  const start = siege.ticks
  const stop = listen(bot, 'physicsTick', () => {
    if (bot.health < retreatHealth || siege.ticks - start > sortieTicks) retreat.abort()
  })
  try {
    await work(AbortSignal.any([signal, retreat.signal]))
    return true
  } catch (error) {
    if (signal.aborted || !retreat.signal.aborted) throw error
    bot.clearControlStates()
    return false
  } finally {
    stop()
  }
}
