import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { sharedFunction } from './shared-functions.ts'

interface Forest {
  /** Places of nylium. */
  readonly ground: readonly Cell[]
  /** Ticks after which an enderman is about. */
  readonly comesAfter: number
}

/** Lets a bot wait for endermen, from a place where nothing is in sight or in the forest; what it does, and whether one came. */
async function wait(
  { ground, comesAfter }: Forest,
  { isThere }: { readonly isThere: boolean },
): Promise<{ readonly done: readonly string[]; readonly isAbout: boolean }> {
  const done: string[] = []
  let inSight = isThere
  let ticks = 0
  const enderman = { name: 'enderman', position: new Cell(12, 40, 10) }
  const given = {
    mcData: { blocksByName: { warped_nylium: { id: 1 } } },
    Vec3: Cell,
    headings: () => Array.from({ length: 8 }),
    stayFed: async () => undefined,
    exploreUntil: async (
      _bot: object,
      _way: object,
      _seconds: number,
      see: () => unknown,
      names: string[],
    ) => {
      done.push(`looked for ${String(names)}`)
      inSight = true
      return see()
    },
    goTo: async (_bot: object, { x, y, z }: Cell) => void done.push(`went to ${x} ${y} ${z}`),
  }
  const bot = {
    entity: { position: new Cell(10, 40, 10) },
    findBlock: () => (inSight ? ground[0] : null),
    findBlocks: () => ground,
    nearestEntity: (isWanted: (entity: typeof enderman) => boolean) =>
      ticks >= comesAfter && isWanted(enderman) ? enderman : null,
    waitForTicks: async (count: number) => void (ticks += count),
  }
  const { source } = sharedFunction('waitInForest', { first: 0 })
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn waitInForest`)
  const isAbout: unknown = await make(...Object.values(given))(bot, 0)
  return { done, isAbout: isAbout === true }
}

const ground = [0, 2, 4, 6, 8].map((x) => new Cell(x, 39, 0))

test('a forest that is out of sight is looked for, and the wait begins amid it', async () => {
  expect(await wait({ ground, comesAfter: 200 }, { isThere: false })).toEqual({
    done: ['looked for warped_forest', 'went to 4 40 0'],
    isAbout: true,
  })
})

test('an enderman that is about already is waited for nowhere', async () => {
  expect(await wait({ ground, comesAfter: 0 }, { isThere: true })).toEqual({ done: [], isAbout: true })
})

test('where none comes the wait ends', async () => {
  expect((await wait({ ground, comesAfter: 1e6 }, { isThere: true })).isAbout).toBe(false)
})
