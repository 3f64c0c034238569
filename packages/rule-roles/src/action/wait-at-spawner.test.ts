import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { sharedFunction } from './shared-functions.ts'

interface Scene {
  /** Where a blaze is; absent for none. */
  readonly blazeAt?: Cell
  /** Whether the blaze comes with the first wart, not before the bot. */
  readonly isLate?: boolean
  /** 20 by default. */
  readonly health?: number
  /** Whether the blaze was there before the bot came. */
  readonly isEarly?: boolean
  /** Blocks by which the spawner is higher than the bot. */
  readonly rise?: number
}

/** Lets a bot wait at a spawner, beside which a blaze is or not; what it does there. */
const waitAtSpawner = (scene?: Scene): Promise<readonly string[]> =>
  play('await waitAtSpawner(bot, "blaze")', scene)

/** Lets a bot leave a spawner; what it does there. */
const leaveSpawner = (scene?: Scene): Promise<readonly string[]> => play('await leaveSpawner(bot)', scene)

async function play(
  call: string,
  { blazeAt, isLate = false, health = 20, isEarly = false, rise = 0 }: Scene = {},
): Promise<readonly string[]> {
  const done: string[] = []
  const own = new Cell(0.5, 64, 0.5)
  let isThere = isEarly || call.startsWith('await leave')
  const blaze = { name: 'blaze', position: blazeAt ?? own }
  const note = (name: string) => async () => void done.push(name)
  const given = {
    mcData: { blocksByName: { spawner: { id: 1 }, nether_wart: { id: 2 } } },
    headings: () => [undefined],
    countOf: () => 0,
    walkFortress: note('walked'),
    exploreUntil: note('explored'),
    takeShelter: note('hid'),
    fleeFrom: note('fled'),
    goTo: async (_bot: object, _place: object, range: number) => {
      isThere = !isLate
      done.push(range < 6 ? 'climbed' : 'went')
    },
    mineBlock: async (_bot: object, name: string) => {
      isThere = true
      done.push(name)
    },
  }
  const bot = {
    health,
    entity: { position: own },
    findBlock: () => ({ position: own.offset(0, rise, 0) }),
    nearestEntity: (isWanted: (entity: typeof blaze) => boolean) =>
      blazeAt && isThere && isWanted(blaze) ? blaze : undefined,
    waitForTicks: async () => undefined,
  }
  const { source } = sharedFunction('waitAtSpawner', { first: 0 })
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn async (bot) => { ${call} }`)
  await make(...Object.values(given))(bot)
  return done
}

test('wart beside a spawner is taken while no blaze is about, and left at the rim while one shoots', async () => {
  const blazeAt = new Cell(4.5, 65, 0.5)
  expect(await waitAtSpawner()).toEqual(['went', 'nether_wart', 'nether_wart'])
  expect(await waitAtSpawner({ blazeAt })).toEqual(['went'])
  expect(await waitAtSpawner({ blazeAt, isLate: true })).toEqual(['went', 'nether_wart'])
})

test('blazes on the bridge above are no reason to stay below it', async () => {
  const above = { blazeAt: new Cell(4.5, 70, 0.5), isEarly: true, rise: 6 }
  expect((await waitAtSpawner(above))[0]).toBe('climbed')
  expect(await waitAtSpawner({ ...above, blazeAt: new Cell(4.5, 67, 0.5) })).toEqual([])
})

test('who leaves a spawner weak takes no wart from among blazes', async () => {
  const blazeAt = new Cell(4.5, 65, 0.5)
  expect(await leaveSpawner({ blazeAt })).toEqual(['nether_wart', 'fled'])
  expect(await leaveSpawner({ blazeAt, health: 5 })).toEqual(['hid', 'fled'])
  expect(await leaveSpawner({ health: 5 })).toEqual(['hid', 'nether_wart', 'nether_wart'])
})
