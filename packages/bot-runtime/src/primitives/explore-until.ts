import type { Bot } from 'mineflayer'
import type { CachedMovements } from '../movement/cached-movements.ts'
import { goalInDirection, type Direction } from '../movement/goal-in-direction.ts'
import { walkTo } from '../movement/walk-to.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, type PrimitiveResult } from './primitive-result.ts'

// Seconds; the original's bound on the program's own limit.
const longestSeconds = 1200

// Legs that got nowhere in a row before another turn would only go over the same ground.
const failedLegsLimit = 12

// Below this the world ends or lava lakes begin; going deeper finds nothing a staircase survives.
const deepestAboveBottom = 6

interface Found {
  readonly value: unknown
}

/** Explores in a direction until a condition holds. */
export const exploreUntil: Primitive = definePrimitive({
  name: 'exploreUntil',
  summary: 'Walks (or digs, for y = -1) in a direction until the callback returns something truthy.',
  parameters: {
    direction: {
      type: 'position',
      summary: 'Vec3 of -1, 0 or 1 per axis; not all 0; y = -1 digs a staircase down',
    },
    maxTime: { type: 'number', summary: 'seconds, at most 1200', fallback: 60 },
    callback: { type: 'function', summary: 'asked about every second', fallback: () => false },
  },
  example: `const log = await exploreUntil(bot, new Vec3(1, 0, 1), 60, () =>
  bot.findBlock({ matching: mcData.blocksByName["oak_log"].id, maxDistance: 32 }))`,
  returns: 'what the callback returned, or null when the time ran out',
  async run(context, { direction, maxTime, callback }) {
    checkDirection(direction)
    const ask = async (): Promise<Found | undefined> => {
      const value: unknown = await callback()
      return value ? { value } : undefined
    }
    const found = (await ask()) ?? (await explore(context, direction, Math.min(maxTime, longestSeconds), ask))
    if (!found) return failed('timeout', 'Max exploration time reached', where(context.bot))
    context.say('Explore success.')
    return new FoundResult(found.value, where(context.bot))
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

async function explore(
  { bot, signal, clock, random }: PrimitiveContext,
  direction: Direction,
  seconds: number,
  ask: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const deadline = clock.now() + seconds * 1000
  const heading = random() * Math.PI * 2
  let failures = 0
  let legs = 0
  while (clock.now() < deadline && failures < failedLegsLimit) {
    signal.throwIfAborted()
    const start = bot.entity.position.clone()
    const watch = watchFor(ask)
    const goal = goalInDirection(start, boundedDirection(bot, direction), {
      distance: 16 + Math.floor(random() * 12),
      failures,
      // A spiral staircase stays under the place it began at.
      heading: heading + (direction.x === 0 && direction.z === 0 ? legs * (Math.PI / 2) : 0),
    })
    await walkTo(bot, goal, {
      signal,
      random,
      timeoutMs: Math.min(25_000, deadline - clock.now()),
      adjust: (movements) => prepareStaircase(movements, direction),
      isDone: watch.isDone,
    })
    const found = await watch.stop()
    if (found) return found
    legs += 1
    failures = bot.entity.position.distanceTo(start) < 4 ? failures + 1 : 0
  }
  return ask()
}

/** Never straight down: a shaft ends in lava or at the foot of a fall. */
function prepareStaircase(movements: CachedMovements, { y }: Direction): void {
  if (y < 0) movements.allowStraightDown = false
}

function boundedDirection(bot: Bot, direction: Direction): Direction {
  // A staircase cannot begin in water; on along the surface to the shore.
  if (direction.y < 0 && isInWater(bot))
    return direction.x === 0 && direction.z === 0 ? { x: 1, y: 0, z: 0 } : { ...direction, y: 0 }
  const bottom = Number(Reflect.get(bot.game, 'minY') ?? 0) + deepestAboveBottom
  if (direction.y >= 0 || bot.entity.position.y - 10 > bottom) return direction
  const level = direction.x !== 0 || direction.z !== 0
  return level ? { ...direction, y: 0 } : { x: 1, y: 0, z: 0 }
}

function isInWater(bot: Bot): boolean {
  return (
    bot.blockAt(bot.entity.position)?.name === 'water' ||
    bot.blockAt(bot.entity.position.offset(0, -0.5, 0))?.name === 'water'
  )
}

/** Asks at most one question at a time, whenever the walk checks in; the answer ends the walk. */
function watchFor(ask: () => Promise<Found | undefined>): {
  readonly isDone: () => boolean
  stop(): Promise<Found | undefined>
} {
  let found: Found | undefined
  let failure: { readonly error: unknown } | undefined
  let asking: Promise<void> | undefined
  let checks = 0
  const start = (): void => {
    asking = ask()
      .then((answer) => {
        found = answer
      })
      .catch((error: unknown) => {
        failure = { error }
      })
      .finally(() => {
        asking = undefined
      })
  }
  return {
    isDone() {
      checks += 1
      // The walk checks in every half second.
      if (checks % 2 === 0 && !asking && !found && !failure) start()
      return found !== undefined || failure !== undefined
    },
    async stop() {
      await asking
      if (!found && !failure) {
        start()
        await asking
      }
      if (failure) throw failure.error
      return found
    },
  }
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
