import { expect, test } from 'vitest'
import { sharedFunction } from './shared-functions.ts'

interface Creature {
  readonly id: number
  readonly name: string
  readonly position: { y: number; distanceTo(): number }
}

/** One of the two functions, with what it calls. */
function load(
  name: 'hunt' | 'seek',
  given: Readonly<Record<string, unknown>>,
): (bot: object, creature: string | readonly string[], round: number) => Promise<unknown> {
  const source = (['hunt', 'seek'] as const)
    .map((each) => sharedFunction(each, { first: 0 }).source)
    .join('\n')
  // The functions come from the package under test, from fixed templates.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn ${name}`)
  return make(...Object.values(given))
}

const nothing = async (): Promise<void> => {}

/** Chores and walks in which nothing happens. */
const idle = {
  stayFed: nothing,
  sleepAtDusk: nothing,
  sparePickaxe: nothing,
  dropSurplus: nothing,
  wander: nothing,
  headings: () => [undefined],
}

/** Hunts spiders so many times, of which those with an even number stand where no way leads; the numbers attacked. */
async function attacked(ids: readonly number[], rounds: number): Promise<readonly number[]> {
  const creatures = ids.map((id): Creature => ({
    id,
    name: 'spider',
    position: { y: 64, distanceTo: () => id },
  }))
  const tried: number[] = []
  const given = {
    ...idle,
    attackTarget: async (_bot: unknown, { id }: Creature) => {
      tried.push(id)
      return id % 2 === 0 ? { status: 'failed', reason: 'unreachable' } : { status: 'succeeded' }
    },
  }
  const bot = {
    game: { dimension: 'overworld' },
    entity: { position: { y: 64 } },
    inventory: { items: () => [] },
    waitForTicks: nothing,
    entities: creatures,
  }
  const hunt = load('hunt', given)
  for (let round = 0; round < rounds; round += 1) await hunt(bot, 'spider', round)
  return tried
}

test('looks for a creature on its own level before one under the ground', async () => {
  const seek = load('seek', { headings: () => [undefined] })
  const at = (id: number, y: number, distance: number) => ({
    id,
    name: 'cow',
    position: { y, distanceTo: () => distance },
  })
  const bot = {
    game: { dimension: 'overworld' },
    entity: { position: { y: 64 } },
    entities: [at(1, 54, 10), at(2, 64, 20)],
  }
  expect(await seek(bot, ['cow'], 0)).toMatchObject({ id: 2 })
})

test('leaves a creature alone to which no way leads, and goes for the next one', async () => {
  expect(await attacked([2, 4, 5], 3)).toEqual([2, 4, 5])
  expect(await attacked([2], 3)).toEqual([2])
})

/** Whether a hunt of a night sleeps, and whom a hunt of a day goes for. */
async function huntEnderman(timeOfDay: number, distance: number): Promise<readonly string[]> {
  const done: string[] = []
  const note = (name: string) => async () => void done.push(name)
  const nothing = async (): Promise<void> => {}
  const given = {
    stayFed: nothing,
    sleepAtDusk: note('slept'),
    sparePickaxe: nothing,
    dropSurplus: nothing,
    wander: note('wandered'),
    headings: () => [undefined],
    attackTarget: async () => {
      done.push('fought')
      return { status: 'succeeded' }
    },
  }
  const enderman: Creature = { id: 1, name: 'enderman', position: { y: 64, distanceTo: () => distance } }
  const bot = {
    time: { timeOfDay },
    game: { dimension: 'overworld' },
    entity: { position: { y: 64 } },
    inventory: { items: () => [] },
    waitForTicks: nothing,
    entities: [enderman],
    nearestEntity: (isWanted: (entity: Creature) => boolean) => (isWanted(enderman) ? enderman : null),
  }
  await load('hunt', given)(bot, 'enderman', 0)
  return done
}

test('whoever hunts endermen does not sleep, and by day goes for none that is out of sight', async () => {
  expect(await huntEnderman(14_000, 20)).toEqual(['fought'])
  expect(await huntEnderman(14_000, 200)).toEqual(['wandered'])
  expect(await huntEnderman(6000, 20)).toEqual(['fought'])
  expect(await huntEnderman(6000, 200)).toEqual([])
})

test('in the Nether no enderman beside lava is fought', async () => {
  const fought = async (isLava: boolean): Promise<boolean> => {
    let isFought = false
    const given = {
      ...idle,
      mcData: { blocksByName: { lava: { id: 1 }, warped_nylium: { id: 2 } } },
      attackTarget: async () => {
        isFought = true
        return { status: 'succeeded' }
      },
    }
    const enderman: Creature = { id: 1, name: 'enderman', position: { y: 32, distanceTo: () => 9 } }
    const bot = {
      time: { timeOfDay: 6000 },
      game: { dimension: 'the_nether' },
      entity: { position: { y: 34 } },
      inventory: { items: () => [] },
      waitForTicks: nothing,
      entities: [enderman],
      findBlock: ({ matching, point }: { matching: number; point?: object }) =>
        matching === 2 || (isLava && point === enderman.position) ? {} : null,
    }
    await load('hunt', given)(bot, 'enderman', 0)
    return isFought
  }
  expect([await fought(false), await fought(true)]).toEqual([true, false])
})

/** What a hunt of blazes does from a bridge at height 70, with blazes at these heights. */
async function huntBlazes(
  heights: readonly number[],
  { isWon = true, spawners = [] }: { readonly isWon?: boolean; readonly spawners?: readonly object[] } = {},
): Promise<readonly string[]> {
  const done: string[] = []
  const nothing = async (): Promise<void> => {}
  const given = {
    stayFed: nothing,
    sleepAtDusk: nothing,
    sparePickaxe: nothing,
    dropSurplus: nothing,
    wander: async () => void done.push('wandered'),
    mcData: { blocksByName: { spawner: { id: 1 } } },
    headings: () => [undefined],
    goTo: async () => void done.push('went'),
    fightFromShelter: async (_bot: unknown, { id }: Creature) => {
      done.push(`fought ${id}`)
      return isWon
    },
  }
  const bot = {
    game: { dimension: 'the_nether' },
    entity: { position: { y: 70 } },
    inventory: { items: () => [] },
    findBlock: () => spawners[0] ?? null,
    waitForTicks: async () => void done.push('waited'),
    entities: heights.map((y, id): Creature => ({
      id,
      name: 'blaze',
      position: { y, distanceTo: () => 20 + id },
    })),
  }
  await load('hunt', given)(bot, 'blaze', 0)
  return done
}

test('leaves blazes that have gone down from the bridge, and waits after a fight that was not won', async () => {
  expect(await huntBlazes([42, 71])).toEqual(['fought 1'])
  expect(await huntBlazes([71], { isWon: false })).toEqual(['fought 0', 'waited'])
})

test('waits where blazes come from, and looks around where none do', async () => {
  expect(await huntBlazes([42])).toEqual(['wandered'])
  expect(await huntBlazes([42], { spawners: [{}] })).toEqual([])
})

/** Whether a hunter of endermen stays where it is, with none in sight. */
async function staysPut({ isForest }: { readonly isForest: boolean }): Promise<boolean> {
  let hasWandered = false
  const given = {
    mcData: { blocksByName: { warped_nylium: { id: 1 } } },
    headings: () => [undefined],
    wander: async () => void (hasWandered = true),
  }
  const bot = {
    game: { dimension: 'the_nether' },
    entity: { position: { y: 40 } },
    entities: {},
    findBlock: () => (isForest ? {} : null),
  }
  await load('seek', given)(bot, ['enderman'], 0)
  return !hasWandered
}

test('nobody leaves a warped forest to look for endermen elsewhere', async () => {
  expect(await staysPut({ isForest: true })).toBe(true)
  expect(await staysPut({ isForest: false })).toBe(false)
})

test('nobody goes for an enderman weak: a shelter comes first, and where it does not heal, nothing', async () => {
  const hunted = async (health: number, heals: number): Promise<readonly string[]> => {
    const done: string[] = []
    const bot = {
      health,
      game: { dimension: 'the_nether' },
      time: { timeOfDay: 15_000 },
      entity: { position: { y: 64 } },
      inventory: { items: () => [] },
      waitForTicks: nothing,
      findBlock: () => null,
      entities: [{ id: 1, name: 'enderman', position: { y: 64, distanceTo: () => 9 } }],
    }
    const given = {
      ...idle,
      mcData: { blocksByName: { lava: { id: 1 } } },
      takeShelter: async () => {
        done.push('hid')
        bot.health += heals
      },
      attackTarget: async () => {
        done.push('attacked')
        return { status: 'succeeded' }
      },
    }
    await load('hunt', given)(bot, 'enderman', 0)
    return done
  }
  expect(await hunted(12, 0)).toEqual(['attacked'])
  expect(await hunted(11, 8)).toEqual(['hid', 'attacked'])
  expect(await hunted(9, 0)).toEqual(['hid'])
})

test.each([
  ['hurt and hungry, with nothing to eat', { health: 9, food: 17, meals: 0 }, false],
  ['hurt, with a meal', { health: 9, food: 17, meals: 1 }, true],
  ['hurt, and healing', { health: 9, food: 18, meals: 0 }, true],
  ['hungry, but well', { health: 10, food: 6, meals: 0 }, true],
])('whoever is %s fights a blaze or not', async (_state, { health, food, meals }, fights) => {
  let fought = false
  const blaze = { id: 1, name: 'blaze', position: { y: 64, distanceTo: () => 8 } }
  const given = {
    ...idle,
    isMeal: () => true,
    fightFromShelter: async () => (fought = true),
  }
  const bot = {
    health,
    food,
    game: { dimension: 'the_nether' },
    time: { timeOfDay: 6000 },
    heldItem: null,
    entity: { position: { y: 64 } },
    inventory: { items: () => (meals > 0 ? [{ name: 'bread' }] : []) },
    waitForTicks: nothing,
    entities: [blaze],
    nearestEntity: () => blaze,
  }
  await load('hunt', given)(bot, 'blaze', 0)
  expect(fought).toBe(fights)
})
