import { distanceBetween } from '@voyager-mc/core'
import { findNearestBlocks, isSignOf, tellingStructures } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { Vec3 } from 'vec3'
import { watchFor } from '../exploring/watch-for.ts'
import { knownGoals } from '../exploring/known-goals.ts'
import { goalInDirection, type Direction } from '../movement/goal-in-direction.ts'
import { walkTo, type WalkToOptions } from '../movement/walk-to.ts'
import { walkWhileCloser } from '../movement/walk-while-closer.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded } from './primitive-result.ts'
import { walkDry } from './walk-dry.ts'

// As far as a client is told of blocks at the usual view distance.
const seeBlocks = 128
const besideBlocks = 6
const longestSeconds = 1200
const legMs = 30_000
const visitMs = 120_000
const blocksPerSecond = 3
const failedLegsLimit = 8

/** Finds a structure by the blocks that only its builders set. */
export const findStructure: Primitive = definePrimitive({
  name: 'findStructure',
  summary:
    'Goes to a structure: to one in sight or known, else explores land not seen yet until one is in sight; the result says where it is.',
  topics: [
    'village',
    'fortress',
    'stronghold',
    'bastion',
    'monument',
    'pyramid',
    'temple',
    'portal',
    'city',
    'mineshaft',
    'shipwreck',
    'dungeon',
    'outpost',
    'structure',
    'loot',
  ],
  parameters: {
    structure: { type: 'string', summary: `one of ${[...new Set(tellingStructures)].join(', ')}` },
    maxTime: { type: 'number', summary: 'seconds, at most 1200', fallback: 300 },
  },
  example: 'await findStructure(bot, "village", 5)',
  async run(context, { structure, maxTime }) {
    const { bot, clock, signal, random } = context
    if (!tellingStructures.includes(structure))
      throw new PrimitiveError('findStructure', `findStructure knows no structure named ${structure}`)
    if (!(maxTime >= 0 && maxTime <= longestSeconds))
      throw new PrimitiveError(
        'findStructure',
        `maxTime for findStructure must be from 0 to ${longestSeconds} seconds, not ${maxTime}`,
      )
    const signs = bot.registry.blocksArray.map(({ name }) => name).filter((name) => isSignOf(name, structure))
    const search = { signs, structure, deadline: clock.now() + maxTime * 1000 }
    const place =
      signOf(bot, signs) ?? (await visitKnown(context, search)) ?? (await explore(context, search))
    const detail = { structure, dimension: bot.game.dimension }
    if (!place) return failed('timeout', `No ${structure} in sight after ${maxTime} seconds`, detail)
    const goal = new pathfinderPackage.goals.GoalNear(place.x, place.y, place.z, besideBlocks)
    const walk = await walkDry(context, { goal, signal, random, timeoutMs: visitMs }, place)
    const blocksAway = Math.round(distanceBetween(walk.position, place))
    const found = { ...detail, position: place, blocksAway }
    if (walk.status === 'arrived') return succeeded(found)
    return failed('unreachable', `The ${structure} is at ${String(place)}, but no way led there`, found)
  },
})

interface Search {
  readonly signs: readonly string[]
  readonly structure: string
  readonly deadline: number
}

function signOf(bot: Bot, signs: readonly string[]): Vec3 | undefined {
  const [nearest] = findNearestBlocks(bot, { names: signs, maxDistance: seeBlocks, limit: 1 })
  return nearest && bot.entity.position.clone().set(nearest.x, nearest.y, nearest.z)
}

async function visitKnown(context: PrimitiveContext, search: Search): Promise<Vec3 | undefined> {
  const { bot, land, clock } = context
  const goals = knownGoals(land?.places.list() ?? [], {
    names: [search.structure],
    from: bot.entity.position,
    dimension: bot.game.dimension,
    reachBlocks: ((search.deadline - clock.now()) / 1000) * blocksPerSecond,
  })
  for (const known of goals) {
    const goal = new pathfinderPackage.goals.GoalNear(known.x, known.y, known.z, besideBlocks)
    const found = await walkWhileCloser({
      distance: () => distanceBetween(bot.entity.position, known),
      walk: (longestMs) => walkAndLook(context, search, { goal, longestMs }),
    })
    if (found) return found
  }
  return undefined
}

/** Walks leg by leg into land that nobody has looked at. */
async function explore(context: PrimitiveContext, search: Search): Promise<Vec3 | undefined> {
  const { bot, land, clock, signal, random } = context
  const heading = random() * Math.PI * 2
  const ahead: Direction = { x: Math.cos(heading), y: 0, z: Math.sin(heading) }
  for (let failures = 0; clock.now() < search.deadline && failures < failedLegsLimit;) {
    signal.throwIfAborted()
    const start = bot.entity.position.clone()
    const frontier = land?.explored.frontier({
      from: start,
      dimension: bot.game.dimension,
      direction: ahead,
    })
    const direction = frontier ? { x: frontier.x - start.x, y: 0, z: frontier.z - start.z } : ahead
    const goal = goalInDirection(start, direction, { distance: 24, failures, heading })
    const found = await walkAndLook(context, search, { goal, longestMs: legMs })
    if (found) return found
    failures = bot.entity.position.distanceTo(start) < 4 ? failures + 1 : 0
  }
  return undefined
}

async function walkAndLook(
  { bot, clock, signal, random }: PrimitiveContext,
  { signs, deadline }: Search,
  { goal, longestMs }: { readonly goal: WalkToOptions['goal']; readonly longestMs: number },
): Promise<Vec3 | undefined> {
  const timeoutMs = Math.min(longestMs, deadline - clock.now())
  if (timeoutMs <= 0) return undefined
  const watch = watchFor(async () => {
    const value = signOf(bot, signs)
    return value && { value }
  })
  await walkTo(bot, { goal, signal, random, timeoutMs, isDone: watch.isDone })
  await watch.stop()
  return signOf(bot, signs)
}
