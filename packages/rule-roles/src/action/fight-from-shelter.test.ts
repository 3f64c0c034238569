import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { sharedFunction } from './shared-functions.ts'

interface Plan {
  readonly name: string
  readonly position: Cell
}

interface Scene {
  /** Where the body stands. */
  readonly at: Cell
  /** Whether there is ground under a cell. */
  readonly isGround?: (x: number, z: number) => boolean
  /** Where the blaze is; nowhere near by default. */
  readonly blazeAt?: Cell
  readonly health?: number
}

/** Lets a wounded body fight a blaze for one turn; the cells it walls up, and how long it rests. */
async function shelter({ at, isGround = () => true, blazeAt, health = 10 }: Scene): Promise<{
  readonly hut: string[]
  readonly rests: number
  readonly fights: number[]
  readonly flights: number
}> {
  const built = new Set<string>()
  const facts = { hut: [] as string[], rests: 0, fights: [] as number[], flights: 0 }
  const blaze = { id: 7, name: 'blaze', position: blazeAt ?? at }
  const bot = {
    health,
    food: 20,
    entity: { position: at },
    inventory: { items: () => [] },
    clearControlStates: () => undefined,
    nearestEntity: (isWanted: (entity: typeof blaze) => boolean) =>
      blazeAt !== undefined && isWanted(blaze) ? blaze : undefined,
    blockAt: (place: Cell) => ({
      boundingBox:
        built.has(String(place)) || (place.y === 63 && isGround(place.x, place.z)) ? 'block' : 'empty',
    }),
    waitForTicks: async (ticks: number) => {
      if (ticks === 20) facts.rests += 1
    },
  }
  const given = {
    Vec3: Cell,
    countOf: () => 64,
    stayFed: async () => undefined,
    buildStructure: async (_bot: object, plans: readonly Plan[], origin: Cell) => {
      for (const { position } of plans) {
        built.add(String(origin.offset(position.x, position.y, position.z)))
        facts.hut.push(String(origin.offset(position.x, position.y, position.z)))
      }
    },
    attackTarget: async (_bot: object, _target: object, seconds: number) => {
      facts.fights.push(seconds)
      return { status: 'succeeded' }
    },
    fleeFrom: async () => {
      facts.flights += 1
    },
    hunt: {},
  }
  const { source } = sharedFunction('fightFromShelter', { first: 0 })
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn fightFromShelter`)
  await make(...Object.values(given))(bot, blaze)
  return facts
}

const around = (cells: readonly (readonly [number, number])[]): string[] =>
  cells.flatMap(([x, z]) => [64, 65].map((y) => String(new Cell(x, y, z))))

test('the wounded wall themselves in before they fight on', async () => {
  const { hut, rests } = await shelter({ at: new Cell(0.5, 64, 0.5) })
  const walls = around([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ])
  expect(hut).toEqual(expect.arrayContaining([...walls, '(0, 66, 0)']))
  // Before it fights on, and after the kill: who walks off wounded is shot.
  expect(rests).toBe(60)
})

test('walls stand on the ground of who has sunk into soul sand a little', async () => {
  const { hut } = await shelter({ at: new Cell(0.5, 63.875, 0.5) })
  expect(hut).toEqual(expect.arrayContaining(['(1, 64, 0)', '(1, 65, 0)', '(0, 66, 0)']))
  expect(hut).not.toContain('(1, 63, 0)')
})

test('walls go round a body that stands on two cells', async () => {
  const { hut } = await shelter({ at: new Cell(0.9, 64, 0.5) })
  const walls = around([
    [-1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [0, -1],
    [1, -1],
  ])
  expect(hut).toEqual(expect.arrayContaining([...walls, '(0, 66, 0)', '(1, 66, 0)']))
  expect(hut).not.toContain('(1, 64, 0)')
})

test('nobody builds on a pillar, nor rests in the open', async () => {
  expect(await shelter({ at: new Cell(0.5, 64, 0.5), isGround: (x, z) => x === 0 && z === 0 })).toEqual({
    hut: [],
    rests: 2,
    fights: [5],
    flights: 0,
  })
})

test('one that was walled in as well is fought there and then', async () => {
  const { fights } = await shelter({ at: new Cell(0.5, 64, 0.5), blazeAt: new Cell(1.2, 64, 0.5) })
  expect(fights.slice(0, 2)).toEqual([3, 3])
})

test('one that has gone down from the bridge is not followed', async () => {
  expect((await shelter({ at: new Cell(0.5, 64, 0.5), blazeAt: new Cell(3, 50, 0.5) })).fights).toEqual([])
})

test('who is almost dead where no hut stands runs before it fights on', async () => {
  const isGround = (x: number, z: number): boolean => x === 0 && z === 0
  expect(await shelter({ at: new Cell(0.5, 64, 0.5), isGround, health: 5 })).toMatchObject({ flights: 1 })
})
