import { distanceBetween, restingBlocks, type Place } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'

const wordy = /^[a-z0-9_:./-]{1,40}$/

/** The name as it is kept: `Iron mine` and `iron_mine` are one place; undefined for what is no name. */
function nameOf(given: string): string | undefined {
  const name = given.trim().toLowerCase().replaceAll(/\s+/g, '_')
  return wordy.test(name) ? name : undefined
}

/** Gives a place a name. */
export const remember: Primitive = definePrimitive({
  name: 'remember',
  summary: 'Gives a place a name that later programs recall, and that stands among the known places.',
  topics: ['remember', 'recall', 'waypoint', 'home', 'base', 'return', 'death', 'died', 'lost'],
  parameters: {
    name: { type: 'string', summary: 'such as home or iron_mine: letters, digits and _, at most 40' },
    position: { type: 'position', summary: 'the place, such as bot.entity.position' },
  },
  example: 'await remember(bot, "home", bot.entity.position)',
  async run({ bot, land }, { name: given, position }) {
    const name = nameOf(given)
    if (!land) return failed('not-possible', 'Nothing is remembered here', { name: given })
    if (name === undefined) {
      return failed('not-possible', 'A name has 1 to 40 letters, digits and _', { name: given.slice(0, 60) })
    }
    const { x, y, z } = position.floored()
    const { dimension } = bot.game
    land.places.note({
      kind: 'waypoint',
      name,
      position: { x, y, z },
      dimension,
      seenAtTick: bot.time.age,
    })
    return succeeded({ name, position: { x, y, z } })
  },
})

/** Tells where a named place is. */
export const recall: Primitive = definePrimitive({
  name: 'recall',
  summary:
    'Tells where a place that was remembered is; "death" is where things lost in a death still lie, if they can be reached in time.',
  topics: ['remember', 'recall', 'waypoint', 'home', 'base', 'return', 'death', 'died', 'lost'],
  parameters: { name: { type: 'string', summary: 'the name it was given' } },
  example: `await remember(bot, "home", bot.entity.position)
const home = await recall(bot, "home")
if (home) await goTo(bot, home, 2)`,
  returns: 'its Vec3, or null when no place of this dimension has the name',
  async run({ bot, land }, { name: given }) {
    const name = nameOf(given) ?? given.slice(0, 60)
    const death = name === 'death' && land ? deathToReach(bot, land.places.list()) : undefined
    if (death) return succeeded({ name, position: death.position })
    const waypoints = land?.places.list().filter(({ kind }) => kind === 'waypoint') ?? []
    const found = waypoints.find((place) => place.name === name && place.dimension === bot.game.dimension)
    if (found) return succeeded({ name, position: found.position })
    const known = waypoints.map((place) => `${place.name} in ${place.dimension}`).join(', ')
    return failed('not-found', `I remember no place ${name} here; I know: ${known || 'none'}`, { name })
  },
  toValue: ({ status, detail: { position } }) =>
    status === 'succeeded' && isPosition(position) ? new Vec3(position.x, position.y, position.z) : nothing,
})

// A walk over land, with its detours, makes three blocks a second of the straight line; a last minute is for the search.
const ticksPerBlock = 20 / 3
const searchTicks = 600

/** The latest death in this dimension whose drops are still there when the bot comes. */
function deathToReach({ entity, game, time }: Bot, places: readonly Place[]): Place | undefined {
  return places
    .filter(({ kind, dimension, position, untilTick = 0, contents }) => {
      // Lava leaves nothing.
      if (contents !== undefined && Object.keys(contents).length === 0) return false
      const walkTicks = Math.min(restingBlocks, distanceBetween(position, entity.position)) * ticksPerBlock
      return (
        kind === 'death' && dimension === game.dimension && time.age + walkTicks + searchTicks < untilTick
      )
    })
    .toSorted((a, b) => b.seenAtTick - a.seenAtTick)[0]
}

/** The value that mineflayer gives for nothing. */
const nothing = null

function isPosition(value: unknown): value is { readonly x: number; readonly y: number; readonly z: number } {
  return typeof value === 'object' && value !== null && 'x' in value
}
