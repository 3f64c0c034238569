import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { sharedFunction } from './shared-functions.ts'

interface Forest {
  /** Places of nylium where the bot is. */
  readonly here: readonly Cell[]
  /** Places of nylium a walk away. */
  readonly there?: readonly Cell[]
  /** Ticks after which an enderman is about. */
  readonly comesAfter: number
  /** 20 by default. */
  readonly health?: number
}

/** Lets a bot wait for endermen after so many waits in vain; what it does, and whether one came. */
async function wait(
  { here, there = [], comesAfter, health = 20 }: Forest,
  vain = 0,
): Promise<{ readonly done: readonly string[]; readonly isAbout: boolean }> {
  const done: string[] = []
  let ground = here
  let ticks = 0
  const bot = {
    health,
    entity: { position: new Cell(10, 40, 10) },
    findBlock: () => ground[0] ?? null,
    findBlocks: ({ count }: { readonly count: number }) => ground.slice(0, count),
    nearestEntity: (isWanted: (entity: object) => boolean) => {
      const enderman = { name: 'enderman', position: bot.entity.position.offset(2, 0, 0) }
      return ticks >= comesAfter && isWanted(enderman) ? enderman : null
    },
    waitForTicks: async (count: number) => void (ticks += count),
  }
  const given = {
    mcData: { blocksByName: { warped_nylium: { id: 1 } } },
    Vec3: Cell,
    headings: () => Array.from({ length: 8 }),
    stayFed: async () => undefined,
    isByLava: () => false,
    takeShelter: async () => void done.push('healed behind walls'),
    exploreUntil: async (_bot: object, _way: object, _seconds: number, see: () => boolean) => {
      // A step, and then the walk.
      if (see()) return void done.push('stayed where it was')
      ground = there
      bot.entity.position = new Cell(100, 40, 10)
      done.push(see() ? 'found another' : 'found none')
    },
    goTo: async (_bot: object, { x, y, z }: Cell) => void done.push(`went to ${x} ${y} ${z}`),
  }
  const { source } = sharedFunction('waitInForest', { first: 0 })
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn waitInForest`)
  const isAbout: unknown = await make(...Object.values(given))(bot, 0, vain)
  return { done, isAbout: isAbout === true }
}

const wide = Array.from({ length: 201 }, (_none, x) => new Cell(x, 39, 0))
const small = wide.slice(0, 21)

test('a forest that is out of sight is looked for, and the wait begins amid it', async () => {
  expect(await wait({ here: [], there: wide, comesAfter: 200 })).toEqual({
    done: ['found another', 'went to 100 40 0'],
    isAbout: true,
  })
})

test('a wide forest is waited in at once', async () => {
  expect(await wait({ here: wide, comesAfter: 200 })).toEqual({ done: ['went to 100 40 0'], isAbout: true })
})

test('a small one is left for a wide one, and taken where there is no other', async () => {
  expect((await wait({ here: small, there: wide, comesAfter: 200 })).done[0]).toBe('found another')
  expect((await wait({ here: small, there: small, comesAfter: 200 })).done).toEqual([
    'found none',
    'went to 10 40 0',
  ])
})

test('after two waits in vain another forest is looked for, away from this one', async () => {
  expect((await wait({ here: wide, there: wide, comesAfter: 200 }, 1)).done).toEqual(['went to 100 40 0'])
  expect((await wait({ here: wide, there: wide, comesAfter: 200 }, 2)).done).toEqual([
    'found another',
    'went to 100 40 0',
  ])
})

test('an enderman that is about already is waited for nowhere', async () => {
  expect(await wait({ here: wide, comesAfter: 0 }, 2)).toEqual({ done: [], isAbout: true })
})

test('where none comes the wait ends', async () => {
  expect((await wait({ here: wide, comesAfter: 1e6 })).isAbout).toBe(false)
})

test('the hurt heal behind walls before they look for the next one', async () => {
  const forest = { here: wide, comesAfter: 0 }
  expect((await wait({ ...forest, health: 14 })).done).toEqual(['healed behind walls'])
  expect((await wait({ ...forest, health: 15 })).done).toEqual([])
})
