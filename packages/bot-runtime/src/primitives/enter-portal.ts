import { distanceBetween, type Position } from '@voyager-mc/core'
import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import { knownGoals } from '../exploring/known-goals.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import type { CachedMovements } from '../movement/cached-movements.ts'
import { stepInto } from '../movement/step-into.ts'
import { walkTo } from '../movement/walk-to.ts'
import { walkWhileCloser } from '../movement/walk-while-closer.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded } from './primitive-result.ts'
import { walkDry } from './walk-dry.ts'

const portals: readonly string[] = ['nether_portal', 'end_portal', 'end_gateway']

const searchBlocks = 64
// A portal of the Nether takes four seconds (Nether Portal, Minecraft Wiki); the others work at once.
const journeyTicks = 200
// The new land comes column by column.
const landTicks = 200
const settleTicks = 20
// A gateway leads to another place of the same dimension.
const jumpBlocks = 64

/** Goes through a portal. */
export const enterPortal: Primitive = definePrimitive({
  name: 'enterPortal',
  summary:
    'Walks into the nearest portal within 64 blocks, or a known one, and waits until it has led to the other side; works there and back.',
  topics: ['portal', 'nether', 'dragon'],
  parameters: {
    portal: { type: 'string', summary: `one of ${portals.join(', ')}`, fallback: 'nether_portal' },
  },
  example: 'await enterPortal(bot, "nether_portal")',
  async run(context, { portal }) {
    const { bot, signal } = context
    if (!portals.includes(portal))
      throw new PrimitiveError(
        'enterPortal',
        `portal for enterPortal must be one of ${portals.join(', ')}, not ${portal}`,
      )
    const from = bot.game.dimension
    const detail = { portal, from }
    const cell = nearestCell(bot, portal) ?? (await goToKnown(context, portal))
    if (!cell) return failed('not-found', `No ${portal} nearby; build or find one first`, detail)
    const problem = await walkBeside(context, cell, portal)
    if (problem) return failed(problem, `I cannot get to the ${portal} at ${String(cell)}`, detail)
    const start = bot.entity.position.clone()
    const isAway = (): boolean =>
      bot.game.dimension !== from || bot.entity.position.distanceTo(start) > jumpBlocks
    await stepInto(bot, cell.offset(0.5, 0, 0.5), { signal, limitTicks: journeyTicks, until: isAway })
    if (!isAway()) return failed('refused', `The ${portal} at ${String(cell)} led nowhere`, detail)
    await arrive(context)
    return succeeded({ ...detail, dimension: bot.game.dimension, position: bot.entity.position.clone() })
  },
})

/** The lowest cell of the nearest portal. */
function nearestCell(bot: Bot, portal: string): Vec3 | undefined {
  const [nearest] = findNearestBlocks(bot, { names: [portal], maxDistance: searchBlocks, limit: 1 })
  if (!nearest) return undefined
  let cell = new Vec3(nearest.x, nearest.y, nearest.z)
  while (bot.blockAt(cell.offset(0, -1, 0), false)?.name === portal) cell = cell.offset(0, -1, 0)
  return cell
}

/** Goes to the remembered portals, the nearest first, until one is there; one that is gone is forgotten. */
async function goToKnown(context: PrimitiveContext, portal: string): Promise<Vec3 | undefined> {
  const { bot, land, signal, random } = context
  const { dimension } = bot.game
  const goals = knownGoals(land?.places.list() ?? [], {
    names: [portal],
    from: bot.entity.position,
    dimension,
    reachBlocks: Infinity,
  })
  const isDone = (): boolean => nearestCell(bot, portal) !== undefined
  for (const known of goals) {
    const goal = new pathfinderPackage.goals.GoalNear(known.x, known.y, known.z, 4)
    const distance = (): number => distanceBetween(bot.entity.position, known)
    const cell = await walkWhileCloser({
      distance,
      walk: async (timeoutMs) => {
        signal.throwIfAborted()
        const walk = await walkDry(
          context,
          { goal, signal, random, timeoutMs, isDone },
          new Vec3(known.x, known.y, known.z),
        )
        const seen = nearestCell(bot, portal)
        if (!seen && walk.status === 'arrived') forgetPortal(land, { portal, dimension, position: known })
        return seen
      },
    })
    if (cell) return cell
  }
  return undefined
}

function forgetPortal(
  land: PrimitiveContext['land'],
  { portal, dimension, position }: { portal: string; dimension: string; position: Position },
): void {
  land?.places.forget(
    (place) =>
      place.kind === 'portal' &&
      place.name === portal &&
      place.dimension === dimension &&
      distanceBetween(place.position, position) === 0,
  )
}

/** Stands beside a portal, out of it; who has just come through must leave it before it works again. */
async function walkBeside(
  { bot, signal, random }: PrimitiveContext,
  cell: Vec3,
  portal: string,
): Promise<'unreachable' | undefined> {
  const isInside = (): boolean => bot.blockAt(bot.entity.position, false)?.name === portal
  const nameAt = (x: number, y: number, z: number): string | undefined =>
    bot.blockAt(new Vec3(x, y, z), false)?.name
  const goal = new BesideGoal(cell, { portal, nameAt })
  const leave = (movements: CachedMovements): void => {
    const id = bot.registry.blocksByName[portal]?.id
    if (id === undefined) return
    movements.blocksToAvoid.delete(id)
    movements.forgetBlocks()
  }
  // A way out of a portal leads through it; one to it must not.
  const walk = await walkTo(bot, { goal, signal, random, ...(isInside() && { adjust: leave }) })
  signal.throwIfAborted()
  await waitForTicks(bot, 5, { signal })
  return walk.status === 'arrived' && !isInside() ? undefined : 'unreachable'
}

interface BesideGoalOptions {
  readonly portal: string
  readonly nameAt: (x: number, y: number, z: number) => string | undefined
}

/**
 * Pathfinder goal: stand out of a portal, two steps from one of its cells and not far above or below. A portal that stands
 * upright is entered from its front: behind its posts one walks against them.
 */
class BesideGoal extends pathfinderPackage.goals.Goal {
  readonly #cell: Vec3
  readonly #isPortal: (x: number, y: number, z: number) => boolean
  /** Direction in which one goes through; absent where it does not matter. */
  readonly #through: 'x' | 'z' | undefined
  readonly #isFlat: boolean

  constructor(cell: Vec3, { portal, nameAt }: BesideGoalOptions) {
    super()
    this.#cell = cell
    this.#isPortal = (x, y, z) => nameAt(x, y, z) === portal
    this.#isFlat = portal === 'end_portal'
    const { x, y, z } = cell
    const frame = new Set([portal, 'obsidian'])
    const isFramed = (dx: number, dz: number): boolean =>
      [1, -1].every((side) => frame.has(nameAt(x + side * dx, y, z + side * dz) ?? ''))
    if (portal === 'nether_portal' && isFramed(1, 0) !== isFramed(0, 1))
      this.#through = isFramed(1, 0) ? 'z' : 'x'
  }

  override heuristic({ x, y, z }: { x: number; y: number; z: number }): number {
    return Math.max(0, Math.hypot(this.#cell.x - x, this.#cell.y - y, this.#cell.z - z) - 2)
  }

  override isEnd({ x, y, z }: { x: number; y: number; z: number }): boolean {
    const [aside, deep] = [Math.abs(this.#cell.x - x), Math.abs(this.#cell.z - z)]
    const away = Math.max(aside, deep)
    const rise = y - this.#cell.y
    // One drops in from its rim: from before the End's fountain that is two blocks high, and round at the corners.
    if (this.#isFlat) return away === 1 && (rise === 1 || rise === 2) && !this.#isPortal(x, y, z)
    const isInFront =
      this.#through === undefined || (this.#through === 'x' ? aside > 0 && deep < 2 : deep > 0 && aside < 2)
    return away >= 1 && away <= 2 && rise >= -1 && rise <= 2 && isInFront && !this.#isPortal(x, y, z)
  }
}

/** Waits until the land on the other side is there and the bot stands. */
async function arrive({ bot, signal }: PrimitiveContext): Promise<void> {
  const isLoaded = (): boolean => bot.blockAt(bot.entity.position.offset(0, -1, 0), false) !== null
  await waitForTicks(bot, landTicks, { signal, until: isLoaded })
  await waitForTicks(bot, settleTicks, { signal })
}
