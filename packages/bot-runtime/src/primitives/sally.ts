import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { listen } from '../bot/listen.ts'
import { isSolid } from '../combat/close-cell.ts'
import { fight } from '../combat/fight.ts'
import { foesNamed } from '../combat/foes.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { openWall, windowTowards } from './open-wall.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { foeBeside, noteKill, siegeBlocks, sortieHealth, type Siege } from './siege.ts'

type Entity = Bot['entity']

// Health, in points of 20, below which one turns back.
const retreatHealth = 11
const sallyTicks = 160
const nextBlocks = 5
// A blaze takes so long to load.
const loadTicks = 60
const levelBlocks = 2.5
const depths = [1, 2, 3]

// Drops lie for five minutes: what is not picked up on some ways out is left.
const mostSorties = 4
const dropBlocks = 4
const dropTicks = 10
const dropMs = 5_000

/**
 * Goes out through the wall of a cover to the nearest creature and strikes it down, and others beside it until the first
 * have loaded: one that shoots has forgotten who hid, and takes three seconds.
 */
export async function sally(context: PrimitiveContext, siege: Siege, cover: Vec3): Promise<void> {
  const { bot } = context
  const prey = (blocks: number): Entity | undefined =>
    foesNamed(bot, siege.name, blocks).find((foe) => isOnLevel(bot, foe))
  const first = prey(siegeBlocks)
  const window = first && windowTowards(cover, first.position)
  if (!window) return
  const start = siege.ticks
  await goOut(context, siege, async (outside) => {
    // The lower block first: through the upper one they see the bot.
    if (!(await openWall(outside, window.offset(0, -1, 0))) || !(await openWall(outside, window))) return
    for (let foe: Entity | undefined = first; foe;) {
      if (!(await strikeDown(outside, foe))) return
      noteKill(siege, foe)
      const isEarly = siege.ticks - start < loadTicks && bot.health >= sortieHealth
      // Nobody turns the back on one that strikes.
      foe = foeBeside(bot, siege) ?? (isEarly ? prey(nextBlocks) : undefined)
    }
    await pickUp(outside, siege)
    siege.drops = []
  })
}

/** Fights one for as long as it stays on this level; resolves to whether it died. */
async function strikeDown(context: PrimitiveContext, foe: Entity): Promise<boolean> {
  const { bot } = context
  const end = await cutShort(context, {
    isOver: () => !isOnLevel(bot, foe),
    work: ({ signal }) => fight(bot, foe, { signal, limitTicks: sallyTicks }),
  })
  return end === 'killed'
}

/** Whether a creature floats so little above the ground, and so little above or below the bot, that a walk leads to it. */
function isOnLevel(bot: Bot, { position }: Entity): boolean {
  if (Math.abs(position.y - bot.entity.position.y) > levelBlocks) return false
  return depths.some((depth) => isSolid(bot, position.offset(0, -depth, 0).floored()))
}

/** Picks the drops up for as long as it goes well; what is left is fetched the next time. */
export async function fetchDrops(context: PrimitiveContext, siege: Siege): Promise<void> {
  const isWhole = await goOut(context, siege, (outside) => pickUp(outside, siege))
  siege.sorties += isWhole ? 0 : 1
  if (isWhole || siege.sorties >= mostSorties) siege.drops = []
}

function pickUp({ bot, signal }: PrimitiveContext, { drops }: Siege): Promise<unknown> {
  return collectNearbyDrops(bot, {
    signal,
    near: drops,
    radiusBlocks: dropBlocks,
    appearTicks: dropTicks,
    timeoutMs: dropMs,
  })
}

/** Does something outside, which ends when it takes long or wounds; resolves to whether it came to its end. */
async function goOut(
  context: PrimitiveContext,
  siege: Siege,
  work: (outside: PrimitiveContext) => Promise<unknown>,
): Promise<boolean> {
  const start = siege.ticks
  const isOver = (): boolean => context.bot.health < retreatHealth || siege.ticks - start > sallyTicks
  return (await cutShort(context, { isOver, work: (outside) => work(outside).then(() => true) })) ?? false
}

interface CutShortOptions<Result> {
  /** Asked every tick; true ends the work. */
  readonly isOver: () => boolean
  readonly work: (context: PrimitiveContext) => Promise<Result>
}

/** The result of a work; undefined when it was ended before, with the body standing still. */
async function cutShort<Result>(
  context: PrimitiveContext,
  { isOver, work }: CutShortOptions<Result>,
): Promise<Result | undefined> {
  const { bot, signal } = context
  const end = new AbortController()
  const stop = listen(bot, 'physicsTick', () => {
    if (isOver()) end.abort()
  })
  try {
    return await work({ ...context, signal: AbortSignal.any([signal, end.signal]) })
  } catch (error) {
    if (signal.aborted || !end.signal.aborted) throw error
    bot.clearControlStates()
    return undefined
  } finally {
    stop()
  }
}
