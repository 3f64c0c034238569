import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { sharedFunction } from './shared-functions.ts'

interface Scene {
  /** Where a blaze is; absent for none. */
  readonly blazeAt?: Cell
  /** Whether the blaze comes with the first wart, not before the bot. */
  readonly isLate?: boolean
}

/** Lets a bot wait at a spawner, beside which a blaze is or not; what it does there. */
async function waitAtSpawner({ blazeAt, isLate = false }: Scene = {}): Promise<readonly string[]> {
  const done: string[] = []
  const own = new Cell(0.5, 64, 0.5)
  let isThere = false
  const blaze = { name: 'blaze', position: blazeAt ?? own }
  const note = (name: string) => async () => void done.push(name)
  const given = {
    mcData: { blocksByName: { spawner: { id: 1 }, nether_wart: { id: 2 } } },
    headings: () => [undefined],
    countOf: () => 0,
    walkFortress: note('walked'),
    exploreUntil: note('explored'),
    takeShelter: note('hid'),
    goTo: async () => {
      isThere = !isLate
      done.push('went')
    },
    mineBlock: async (_bot: object, name: string) => {
      isThere = true
      done.push(name)
    },
  }
  const bot = {
    health: 20,
    entity: { position: own },
    findBlock: () => ({ position: own }),
    nearestEntity: (isWanted: (entity: typeof blaze) => boolean) =>
      blazeAt && isThere && isWanted(blaze) ? blaze : undefined,
    waitForTicks: async () => undefined,
  }
  const { source } = sharedFunction('waitAtSpawner', { first: 0 })
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn waitAtSpawner`)
  await make(...Object.values(given))(bot, 'blaze')
  return done
}

test('wart beside a spawner is taken while no blaze is about, and left at the rim while one shoots', async () => {
  const blazeAt = new Cell(4.5, 65, 0.5)
  expect(await waitAtSpawner()).toEqual(['went', 'nether_wart', 'nether_wart'])
  expect(await waitAtSpawner({ blazeAt })).toEqual(['went'])
  expect(await waitAtSpawner({ blazeAt, isLate: true })).toEqual(['went', 'nether_wart'])
})
