import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { CachedMovements } from '../movement/cached-movements.ts'
import { knownGoals } from '../exploring/known-goals.ts'
import { pickaxes } from '../digging/path-tool.ts'
import { watchFor, type Found } from '../exploring/watch-for.ts'
import { goalInDirection, type Direction } from '../movement/goal-in-direction.ts'
import { walkTo } from '../movement/walk-to.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, type PrimitiveResult } from './primitive-result.ts'
import { sparePickaxe } from './spare-pickaxe.ts'

// Seconds; the original's bound on the program's own limit.
const longestSeconds = 1200

// Legs that got nowhere in a row before another turn would only go over the same ground.
const failedLegsLimit = 12

// Blocks a second on the way to a known place, turns and water included.
const blocksPerSecond = 3

// Milliseconds for one known place; what cannot be reached by then is not worth more.
const longestVisitMs = 90_000

// Below this the world ends or lava lakes begin; going deeper finds nothing a staircase survives.
const deepestAboveBottom = 6

// So near to it a staircase goes on as a tunnel.
const bottomBlocks = 3

// The ground of the overworld is seldom so low: oceans reach down to 40.
const deepBelow = 40

/** Explores in a direction until a condition holds. */
export const exploreUntil: Primitive = definePrimitive({
  name: 'exploreUntil',
  summary:
    'Walks or digs in `direction` (-1, 0 or 1 per axis; y -1 a staircase down, alone a shaft), first to known places of `names`, until `callback` is truthy or `maxTime` seconds are over.',
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
    const deadline = context.clock.now() + Math.min(maxTime, longestSeconds) * 1000
    const search = { direction, names, deadline, ask }
    const found = (await ask()) ?? (await visitKnown(context, search)) ?? (await explore(context, search))
    const detail = { ...where(context.bot), ...(names.length > 0 && { names }) }
    if (!found && lacksPickaxe(context.bot, direction)) return failed('missing-tool', noPickaxe, detail)
    if (!found) return failed('timeout', 'Max exploration time reached', detail)
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

interface Search {
  readonly direction: Direction
  /** Names of what is looked for; empty when nobody says. */
  readonly names: readonly string[]
  readonly deadline: number
  readonly ask: () => Promise<Found | undefined>
}

const noPickaxe = 'I have no pickaxe to dig my way; craft one'

/** Whether the way leads through rock, a block of which takes a bare hand seven seconds and more. */
function lacksPickaxe(bot: Bot, direction: Direction): boolean {
  return isDug(bot, direction) && pickaxes(bot).length === 0
}

/** Whoever is on the way up wants out, with or without a pickaxe. */
function isDug(bot: Bot, { y }: Direction): boolean {
  return y < 0 || (y === 0 && isDeep(bot))
}

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

async function explore(context: PrimitiveContext, search: Search): Promise<Found | undefined> {
  const { bot, signal, clock, random } = context
  const { direction, deadline, ask } = search
  const heading = random() * Math.PI * 2
  const lowest = lowestOf(bot)
  const tunnel = direction.y === 0 && isDeep(bot) ? Math.floor(bot.entity.position.y) : undefined
  let failures = 0
  let legs = 0
  let canSpare = true
  while (clock.now() < deadline && failures < failedLegsLimit) {
    signal.throwIfAborted()
    if (isDug(bot, direction) && canSpare) canSpare = await sparePickaxe(context)
    if (lacksPickaxe(bot, direction)) break
    const start = bot.entity.position.clone()
    const watch = watchFor(ask)
    const isAtBottom = direction.y < 0 && start.y - lowest < bottomBlocks
    const goal = goalInDirection(start, towardsShore(bot, towardsNewLand(context, direction)), {
      distance: 16 + Math.floor(random() * 12),
      failures,
      lowest,
      height: isAtBottom ? lowest : tunnel,
      // Around what stopped a shaft a spiral staircase stays under the place it began at; a tunnel is straight.
      heading: heading + (isAtBottom ? 0 : legs * (Math.PI / 2)),
    })
    await walkTo(bot, {
      goal,
      signal,
      random,
      timeoutMs: Math.min(25_000, deadline - clock.now()),
      adjust: (movements) => prepareStaircase(movements, direction),
      isDone: () => watch.isDone() || lacksPickaxe(bot, direction),
    })
    const found = await watch.stop()
    if (found) return found
    legs += 1
    failures = bot.entity.position.distanceTo(start) < 4 ? failures + 1 : 0
  }
  return ask()
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

function lowestOf(bot: Bot): number {
  return Number(Reflect.get(bot.game, 'minY') ?? 0) + deepestAboveBottom
}

/** Whether the bot is so far under ground that a level way is a tunnel, and not the way out. */
function isDeep({ game, entity: { position } }: Bot): boolean {
  return game.dimension === 'overworld' && position.y < deepBelow
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
