import { expect, test } from 'vitest'
import { sharedFunction } from './shared-functions.ts'

/** As much of a place as the function uses. */
class Cell {
  readonly x: number
  readonly y: number
  readonly z: number
  constructor(x: number, y: number, z: number) {
    this.x = x
    this.y = y
    this.z = z
  }
  offset(x: number, y: number, z: number): Cell {
    return new Cell(this.x + x, this.y + y, this.z + z)
  }
  floored(): Cell {
    return new Cell(Math.floor(this.x), Math.floor(this.y), Math.floor(this.z))
  }
  toString(): string {
    return `(${this.x}, ${this.y}, ${this.z})`
  }
}

interface Plan {
  readonly name: string
  readonly position: Cell
}

interface Scene {
  /** Where the body stands. */
  readonly at: Cell
  /** Whether there is ground under a cell. */
  readonly isGround?: (x: number, z: number) => boolean
}

/** Lets a wounded body fight a blaze for one turn; the cells it walls up, and how long it rests. */
async function shelter({
  at,
  isGround = () => true,
}: Scene): Promise<{ readonly hut: string[]; readonly rests: number }> {
  const built = new Set<string>()
  const facts = { hut: [] as string[], rests: 0 }
  const bot = {
    health: 10,
    food: 20,
    entity: { position: at },
    inventory: { items: () => [] },
    clearControlStates: () => undefined,
    nearestEntity: () => undefined,
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
    attackTarget: async () => ({ status: 'succeeded' }),
  }
  const { source } = sharedFunction('fightFromShelter', { first: 0 })
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn fightFromShelter`)
  await make(...Object.values(given))(bot, { name: 'blaze' })
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
  expect(rests).toBe(30)
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
    rests: 1,
  })
})
