import { expect, test } from 'vitest'
import { stayFedSource } from './stay-fed-source.ts'

interface Scene {
  readonly held?: Readonly<Record<string, number>>
  readonly food: number
  readonly timeOfDay?: number
  readonly dimension?: string
  /** Whether a portal leads to and fro; it does by default. */
  readonly hasPortal?: boolean
  /** Meat of one animal; 0 when none is found. */
  readonly meatEach?: number
  /** Whether an animal walks by. */
  readonly isMealNear?: boolean
  readonly health?: number
  /** Whether there is a shield in the other hand. */
  readonly isShielded?: boolean
  /** Health that each rest brings, or takes. */
  readonly healsEach?: number
  /** Blocks to the nearest blaze. */
  readonly blazeBlocks?: number
}

/** Calls the function at these ages of the world, in ticks; what it did. */
async function run(
  {
    held = {},
    food,
    timeOfDay = 1000,
    dimension = 'overworld',
    hasPortal = true,
    meatEach = 2,
    isMealNear = false,
    health = 20,
    healsEach = 1,
    isShielded = false,
    blazeBlocks,
  }: Scene,
  ages: readonly number[] = [0],
): Promise<readonly string[]> {
  const deeds: string[] = []
  const own: Record<string, number> = { ...held }
  const bot = {
    food,
    health,
    waitForTicks: async () => {
      deeds.push('rest')
      bot.health += healsEach
    },
    time: { timeOfDay, age: 0 },
    game: { dimension },
    entity: { position: {} },
    nearestEntity: (fits: (entity: object) => boolean) =>
      blazeBlocks !== undefined && fits({ name: 'blaze', position: { distanceTo: () => blazeBlocks } }),
    inventory: {
      items: () => Object.entries(own).map(([name, count]) => ({ name, count })),
      slots: { 45: isShielded ? { name: 'shield' } : null },
    },
  }
  let stayFed: (owner: typeof bot) => Promise<void> = async () => {}
  const given = {
    mcData: { foodsByName: { beef: {}, rotten_flesh: {} } },
    enterPortal: async () => {
      deeds.push('portal')
      if (hasPortal) bot.game.dimension = bot.game.dimension === 'overworld' ? 'the_nether' : 'overworld'
    },
    eatFood: async (_bot: object, name: string) => void deeds.push(`eat ${name}`),
    isMealNear: () => isMealNear,
    cookMeat: async (_bot: object, most: number) => void deeds.push(`cook ${most}`),
    hunt: async () => {
      deeds.push('hunt')
      // Every hunt begins with a meal.
      await stayFed(bot)
      if (meatEach > 0) own['beef'] = (own['beef'] ?? 0) + meatEach
      return meatEach > 0
    },
  }
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${stayFedSource}\nreturn stayFed`)
  stayFed = make(...Object.values(given))
  for (const age of ages) {
    bot.time.age = age
    await stayFed(bot)
  }
  return deeds
}

test('eats what is held when hungry', async () => {
  expect(await run({ food: 13, held: { beef: 1 } })).toEqual(['eat beef'])
  expect(await run({ food: 15, held: { beef: 1 } })).toEqual([])
})

test('hunts when the stomach is empty and nothing wholesome is held, and eats what that brings', async () => {
  expect(await run({ food: 6, held: { rotten_flesh: 3 } })).toEqual(['hunt', 'eat beef'])
  expect(await run({ food: 7 })).toEqual([])
  expect(await run({ food: 6, held: { beef: 1 } })).toEqual(['eat beef'])
})

test('hunts when badly hurt and too hungry to heal', async () => {
  expect(await run({ food: 15, health: 8 })).toEqual(['hunt', 'eat beef'])
  expect(await run({ food: 15, health: 9 })).toEqual([])
  expect(await run({ food: 15, health: 8, timeOfDay: 14_000 })).toEqual([])
})

test('hunts sooner in the evening, since nobody hunts at night', async () => {
  expect(await run({ food: 9, timeOfDay: 10_000 })).toEqual(['hunt', 'eat beef'])
  expect(await run({ food: 9, timeOfDay: 9000 })).toEqual([])
})

test('does not go hunting at night, but with blade and shield and in good health, nor in the End', async () => {
  expect(await run({ food: 0, timeOfDay: 14_000 })).toEqual([])
  const armed = { food: 6, timeOfDay: 14_000, held: { iron_sword: 1 }, isShielded: true }
  expect(await run(armed)).toEqual(['hunt', 'eat beef'])
  expect(await run({ ...armed, health: 11 })).toEqual([])
  expect(await run({ ...armed, isShielded: false })).toEqual([])
  expect(await run({ ...armed, held: {} })).toEqual([])
  expect(await run({ food: 0, dimension: 'the_end' })).toEqual([])
})

test('comes home from the Nether for five pieces of meat before hunger kills, cooks them and goes back', async () => {
  const away = { food: 6, dimension: 'the_nether' }
  const next = ['hunt', 'eat beef']
  expect(await run(away)).toEqual(['portal', 'hunt', ...next, ...next, 'cook 6', 'portal', 'eat beef'])
  expect((await run({ ...away, food: 10 })).at(0)).toBe('portal')
  expect(await run({ ...away, food: 11 })).toEqual([])
  expect(await run({ ...away, hasPortal: false }, [0, 5999])).toEqual(['portal'])
  expect(await run({ ...away, timeOfDay: 14_000 })).toEqual([])
  expect(await run({ ...away, timeOfDay: 14_000, held: { white_bed: 1 } })).toContain('hunt')
})

test('comes home from the Nether when badly hurt and too hungry to heal', async () => {
  const wounded = { food: 16, health: 3, dimension: 'the_nether' }
  expect((await run(wounded)).slice(0, 2)).toEqual(['portal', 'hunt'])
  expect((await run({ ...wounded, health: 16 })).slice(0, 2)).toEqual(['portal', 'hunt'])
  expect(await run({ ...wounded, health: 17 })).toEqual([])
  expect(await run({ ...wounded, held: { beef: 1 } })).toEqual(['eat beef'])
  expect(await run({ ...wounded, dimension: 'the_end' })).toEqual([])
})

test('leaves blazes behind while it is strong enough, and half dead only those that are far', async () => {
  const hurt = { food: 16, health: 12, dimension: 'the_nether', blazeBlocks: 15 }
  expect((await run(hurt)).at(0)).toBe('portal')
  expect(await run({ ...hurt, health: 11 })).toEqual([])
  expect((await run({ ...hurt, health: 11, blazeBlocks: 16 })).at(0)).toBe('portal')
  expect((await run({ ...hurt, health: 11, food: 3 })).at(0)).toBe('portal')
})

test('eats the flesh of the undead before it starves', async () => {
  expect(await run({ food: 3, timeOfDay: 14_000, held: { rotten_flesh: 1 } })).toEqual(['eat rotten_flesh'])
  expect(await run({ food: 4, timeOfDay: 14_000, held: { rotten_flesh: 1 } })).toEqual([])
})

test('after three hunts in vain work goes on for five minutes', async () => {
  const vain = { food: 2, meatEach: 0 }
  expect(await run(vain, [0, 5999])).toEqual(['hunt', 'hunt', 'hunt'])
  expect(await run(vain, [0, 6000])).toHaveLength(6)
  expect(await run({ ...vain, isMealNear: true }, [0, 5999])).toHaveLength(6)
})

test('lets bad wounds close, and does not rest under fire', async () => {
  expect(await run({ food: 20, health: 7 })).toEqual(['rest', 'rest', 'rest'])
  expect(await run({ food: 20, health: 7, healsEach: -2 })).toEqual(['rest'])
})
