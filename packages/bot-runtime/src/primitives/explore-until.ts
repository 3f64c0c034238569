import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { CachedMovements } from '../movement/cached-movements.ts'
import { knownGoals } from '../exploring/known-goals.ts'
import { watchFor, type Found } from '../exploring/watch-for.ts'
import { watchStuck } from '../exploring/watch-stuck.ts'
import { goalInDirection, type Direction } from '../movement/goal-in-direction.ts'
import { walkTo } from '../movement/walk-to.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, type PrimitiveResult } from './primitive-result.ts'
import { isDeep, isDug, lacksPickaxe, legsOf, levelOf, type SearchWay } from './search-legs.ts'
import { watchSpare } from './spare-pickaxe.ts'

// Seconds; the original's bound on the program's own limit.
const longestSeconds = 1200

// Legs that got nowhere in a row before another turn would only go over the same ground.
const failedLegsLimit = 12

// Blocks a second on the way to a known place, turns and water included.
const blocksPerSecond = 3

// Milliseconds for one known place; what cannot be reached by then is not worth more.
const longestVisitMs = 90_000

// Milliseconds of the program's time that are left to the lines after a search.
const reserveMs = 8000

/** Explores in a direction until a condition holds. */
export const exploreUntil: Primitive = definePrimitive({
  name: 'exploreUntil',
  summary:
    'Walks or digs in `direction` (-1, 0 or 1 per axis; y -1 a staircase down, alone a shaft), first to known places of `names` (ores: then to their height), until `callback` is truthy or `maxTime` seconds are over.',
  parameters: {
    direction: {
      type: 'position',
      summary: 'Vec3 of -1, 0 or 1 per axis; y = -1 digs a staircase down, or a shaft where x and z are 0',
    },
    maxTime: { type: 'number', summary: 'seconds, at most 1200', fallback: 60 },
    callback: { type: 'function', summary: 'asked about every second', fallback: () => false },
    names: {
      type: 'strings',
      summary: 'blocks, creatures, biomes or structures looked for',
      fallback: [],
    },
  },
  example: `await exploreUntil(bot, new Vec3(1, 0, 1), 60, () =>
  bot.findBlock({ matching: mcData.blocksByName.oak_log.id, maxDistance: 32 }))`,
  returns: 'what it gave, or null',
  async run(context, { direction, maxTime, callback, names }) {
    checkDirection(direction)
    const ask = async (): Promise<Found | undefined> => {
      const value: unknown = await callback()
      return value ? { value } : undefined
    }
    const search = {
      direction,
      names,
      ask,
      ...timesOf(context, maxTime),
      common: levelOf(context.bot, { direction, names }),
    }
    const found = (await ask()) ?? (await visitKnown(context, search)) ?? (await explore(context, search))
    const detail = { ...where(context.bot), ...(names.length > 0 && { names }) }
    const isLost = found === undefined || found === 'stuck'
    if (isLost && lacksPickaxe(context.bot, search)) return failed('missing-tool', noPickaxe, detail)
    if (found === 'stuck') return failed('unreachable', noWayOut, detail)
    if (!found) return failed('timeout', search.isCut ? nearlyOver : 'Max exploration time reached', detail)
    context.say('Explore success.')
    return new FoundResult(found.value, detail)
  },
  toValue: (result) => (result instanceof FoundResult ? result.value : null),
})

/** A success that also carries the callback's value, which need not be plain data. */
class FoundResult {
  readonly status = 'succeeded'
  readonly detail: PrimitiveResult['detail']
  readonly value: unknown

  constructor(value: unknown, detail: PrimitiveResult['detail']) {
    this.value = value
    this.detail = detail
  }
}

interface Search extends SearchWay {
  /** Names of what is looked for; empty when nobody says. */
  readonly names: readonly string[]
  readonly deadline: number
  /** Whether the program ends before the time that was asked for. */
  readonly isCut: boolean
  readonly ask: () => Promise<Found | undefined>
}

const nearlyOver = "Exploration ended: the program's time is nearly over"

function timesOf(
  { clock, deadlineMs = Infinity }: PrimitiveContext,
  maxTime: number,
): Pick<Search, 'deadline' | 'isCut'> {
  const asked = clock.now() + Math.min(maxTime, longestSeconds) * 1000
  const latest = deadlineMs - reserveMs
  return { deadline: Math.min(asked, latest), isCut: latest < asked }
}

const noWayOut =
  'I do not get away from here: every way I tried ended within a few blocks; dig or build a way out'

const noPickaxe = 'I have no pickaxe to dig my way; craft one'

/** Goes to the places that are remembered for what is looked for, as far as the time allows. */
async function visitKnown(context: PrimitiveContext, search: Search): Promise<Found | undefined> {
  const { bot, land, clock, signal, random } = context
  const { names, deadline, ask } = search
  const goals = knownGoals(land?.places.list() ?? [], {
    names,
    from: bot.entity.position,
    dimension: bot.game.dimension,
    reachBlocks: ((deadline - clock.now()) / 1000) * blocksPerSecond,
  })
  for (const { x, y, z } of goals) {
    if (clock.now() >= deadline) return undefined
    const watch = watchFor(ask)
    await walkTo(bot, {
      goal: new pathfinderPackage.goals.GoalNear(x, y, z, 3),
      signal,
      random,
      timeoutMs: Math.min(longestVisitMs, deadline - clock.now()),
      isDone: watch.isDone,
    })
    const found = await watch.stop()
    if (found) return found
  }
  return undefined
}

/** Explores until something is found; `stuck` when no way leads out of the place. */
async function explore(context: PrimitiveContext, search: Search): Promise<Found | 'stuck' | undefined> {
  const { bot, signal, clock, random } = context
  const { direction, deadline, ask } = search
  const heading = random() * Math.PI * 2
  const nextLeg = legsOf(bot, search)
  let failures = 0
  let legs = 0
  const spare = watchSpare(context)
  const isStuck = watchStuck(bot, clock)
  while (clock.now() < deadline && failures < failedLegsLimit) {
    signal.throwIfAborted()
    if (isDug(bot, search)) await spare.make()
    if (lacksPickaxe(bot, search)) break
    const start = bot.entity.position.clone()
    const watch = watchFor(ask)
    const { way, lowest, height, climb = Infinity } = nextLeg()
    const goal = goalInDirection(start, towardsShore(bot, towardsNewLand(context, way)), {
      distance: Math.min(climb, 16 + Math.floor(random() * 12)),
      failures,
      lowest,
      height,
      // Around what stopped a shaft a spiral staircase stays under the place it began at; a tunnel is straight.
      heading: heading + (height === undefined ? legs * (Math.PI / 2) : 0),
    })
    await walkTo(bot, {
      goal,
      signal,
      random,
      timeoutMs: Math.min(25_000, deadline - clock.now()),
      adjust: (movements) => prepareStaircase(movements, direction),
      isDone: () => watch.isDone() || lacksPickaxe(bot, search) || (isDug(bot, search) && spare.isDue()),
    })
    const found = await watch.stop()
    if (found) return found
    legs += 1
    failures = bot.entity.position.distanceTo(start) < 4 ? failures + 1 : 0
    if (isStuck()) return (await ask()) ?? 'stuck'
  }
  return (await ask()) ?? (failures >= failedLegsLimit ? 'stuck' : undefined)
}

/** The direction, turned to the nearest land that nobody has looked at; under ground there is nothing to look at. */
function towardsNewLand({ bot, land }: PrimitiveContext, direction: Direction): Direction {
  if (direction.y !== 0 || isDeep(bot)) return direction
  const from = bot.entity.position
  const frontier = land?.explored.frontier({ from, dimension: bot.game.dimension, direction })
  return frontier === undefined ? direction : { x: frontier.x - from.x, y: 0, z: frontier.z - from.z }
}

/** A staircase has no shaft in it. */
function prepareStaircase(movements: CachedMovements, { x, y, z }: Direction): void {
  if (y < 0 && (x !== 0 || z !== 0)) movements.allowStraightDown = false
}

/** A staircase cannot begin in water; on along the surface to the shore. */
function towardsShore(bot: Bot, direction: Direction): Direction {
  if (direction.y >= 0 || !isOverWater(bot)) return direction
  return direction.x === 0 && direction.z === 0 ? { x: 1, y: 0, z: 0 } : { ...direction, y: 0 }
}

function isOverWater(bot: Bot): boolean {
  return (
    bot.blockAt(bot.entity.position)?.name === 'water' ||
    bot.blockAt(bot.entity.position.offset(0, -0.5, 0))?.name === 'water'
  )
}

function checkDirection({ x, y, z }: Direction): void {
  if (![x, y, z].every((step) => step === -1 || step === 0 || step === 1)) {
    throw new PrimitiveError('exploreUntil', 'direction must be a Vec3 only with value of -1, 0 or 1')
  }
  if (x === 0 && y === 0 && z === 0) {
    throw new PrimitiveError('exploreUntil', 'direction cannot be 0, 0, 0')
  }
}

function where(bot: Bot): PrimitiveResult['detail'] {
  const { x, y, z } = bot.entity.position
  return { position: { x, y, z } }
}
