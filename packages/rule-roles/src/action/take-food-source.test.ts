import { expect, test } from 'vitest'
import { cookMeat } from './cook-meat-source.ts'
import { takeFoodSource } from './take-food-source.ts'

interface Scene {
  readonly held: Readonly<Record<string, number>>
  readonly height?: number
  readonly timeOfDay?: number
  readonly food?: number
  /** Meat of one animal; 0 when none is found. */
  readonly meatEach?: number
  /** Blocks in sight of the five that are wanted. */
  readonly inSight?: number
}

/** Runs the function; what it did, and the meat that is smelted. */
async function run({
  held,
  height = 70,
  timeOfDay = 1000,
  food = 20,
  meatEach = 2,
  inSight = 0,
}: Scene): Promise<readonly string[]> {
  const deeds: string[] = []
  const own: Record<string, number> = { ...held }
  const position = { y: height, offset: () => position }
  const bot = {
    time: { timeOfDay },
    food,
    game: { dimension: 'overworld' },
    entity: { position },
    findBlocks: ({ count }: { readonly count: number }) => Array.from({ length: Math.min(count, inSight) }),
    inventory: { items: () => Object.entries(own).map(([name, count]) => ({ name, count })) },
  }
  const given = {
    mcData: { blocksByName: { iron_ore: { id: 1 } } },
    countOf: (_bot: object, names: readonly string[]) =>
      names.reduce((sum, name) => sum + (own[name] ?? 0), 0),
    hunt: async () => {
      deeds.push('hunt')
      own['beef'] = (own['beef'] ?? 0) + meatEach
      return meatEach > 0
    },
    placeItem: async (_bot: object, name: string) => {
      deeds.push(`place ${name}`)
      return { status: 'succeeded' }
    },
    smeltItem: async (_bot: object, name: string, fuel: string, count: number) =>
      void deeds.push(`cook ${count} ${name} with ${fuel}`),
    sawFuel: async (_bot: object, fuel: string) => fuel,
    packUp: async () => void deeds.push('pack up'),
  }
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${takeFoodSource}\n${cookMeat.source}\nreturn takeFood`)
  await make(...Object.values(given))(bot, ['iron_ore', 'deepslate_iron_ore'], 5)
  return deeds
}

test('hunts until there is meat for the trip, and cooks it', async () => {
  expect(await run({ held: { furnace: 2, oak_planks: 8 }, food: 15 })).toEqual([
    'hunt',
    'hunt',
    'place furnace',
    'cook 4 beef with oak_planks',
    'pack up',
  ])
})

test('cooks as much as its furnaces cook at once when it is not hungry', async () => {
  const kit = { oak_planks: 8, beef: 4 }
  expect(await run({ held: { ...kit, furnace: 2 } })).toContain('cook 2 beef with oak_planks')
  expect(await run({ held: { ...kit, furnace: 3 } })).toContain('cook 3 beef with oak_planks')
})

test('cooks in one furnace only when it is hungry', async () => {
  expect(await run({ held: { furnace: 1, oak_planks: 8, beef: 4 } })).toEqual([])
  expect(await run({ held: { furnace: 1, oak_planks: 8, beef: 4 }, food: 15 })).toContain(
    'cook 4 beef with oak_planks',
  )
})

test('carries the meat raw when there is no furnace or no fuel', async () => {
  expect(await run({ held: { oak_planks: 8 } })).toEqual(['hunt', 'hunt'])
  expect(await run({ held: { furnace: 1, oak_planks: 2 } })).toEqual(['hunt', 'hunt'])
})

test('looks no farther when one search finds nothing', async () => {
  expect(await run({ held: {}, meatEach: 0 })).toEqual(['hunt'])
})

test('hunts neither at night nor from under ground', async () => {
  expect(await run({ held: {}, timeOfDay: 14_000 })).toEqual([])
  expect(await run({ held: {}, height: 16 })).toEqual([])
})

test('is content with what is cooked already', async () => {
  expect(await run({ held: { cooked_beef: 4, beef: 3, furnace: 1, coal: 2 } })).toEqual([])
})

test('cooks what is carried also under ground', async () => {
  expect(await run({ held: { beef: 3, furnace: 2, coal: 2 }, height: 16 })).toEqual([
    'place furnace',
    'cook 2 beef with coal',
    'pack up',
  ])
})

test('goes at once when all that is wanted is in sight and nobody is hungry', async () => {
  const held = { furnace: 2, oak_planks: 8 }
  expect(await run({ held, inSight: 9 })).toEqual([])
  expect(await run({ held, inSight: 4 })).toContain('hunt')
  expect(await run({ held, inSight: 9, food: 14 })).toContain('hunt')
})
