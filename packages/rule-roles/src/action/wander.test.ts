import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { wanderSource } from './search-functions.ts'

interface Walk {
  /** Hunger at the beginning, of 20, and after a meal. */
  readonly food: readonly [before: number, after: number]
  readonly timeOfDay?: number
  /** Blocks to a sheep. */
  readonly sheep?: number
  readonly held?: readonly string[]
}

/** Walks, and meets the sheep at once and what is searched for on the second leg; the legs, the meals and what was found. */
async function walk({
  food: [before, after],
  timeOfDay = 1000,
  sheep = 10,
  held = [],
}: Walk): Promise<object> {
  const facts = { legs: 0, meals: 0 }
  const here = { y: 64 }
  const bot = {
    food: before,
    time: { timeOfDay },
    inventory: { items: () => held.map((name) => ({ name })) },
    entity: { position: here },
    entities: { 1: { name: 'sheep', position: { y: 64, distanceTo: () => sheep } } },
  }
  const see = (): string | null => (facts.legs > 1 ? 'clay' : null)
  const globals = {
    bot,
    see,
    mcData: { foodsByName: { bread: {} } },
    exploreUntil: async (_bot: object, _heading: object, _seconds: number, until: () => unknown) => {
      facts.legs += 1
      return until() ?? null
    },
    stayFed: async () => {
      facts.meals += 1
      bot.food = after
    },
  }
  const call = 'wander(bot, {}, { seconds: 60, see, names: [] })'
  const found: unknown = await runInNewContext(`${wanderSource}; ${call}`, globals)
  return { ...facts, found }
}

test('who is hungry eats what walks by and goes on', async () => {
  expect(await walk({ food: [6, 14] })).toEqual({ legs: 2, meals: 1, found: 'clay' })
})

test('a meal that does not come off does not hold the walk up', async () => {
  expect(await walk({ food: [6, 6] })).toEqual({ legs: 2, meals: 1, found: 'clay' })
})

test.each([
  ['on a full stomach', { food: [7, 7] }],
  ['at night', { food: [3, 3], timeOfDay: 15_000 }],
  ['with bread in the bag', { food: [3, 3], held: ['bread'] }],
  ['far from any animal', { food: [3, 3], sheep: 30 }],
] satisfies readonly (readonly [string, Walk])[])('nobody stops for a meal %s', async (_when, walking) => {
  expect(await walk(walking)).toMatchObject({ legs: 1, meals: 0 })
})
