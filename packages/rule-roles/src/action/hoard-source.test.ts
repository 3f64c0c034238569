import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { comeUp } from './come-up-source.ts'
import { Cell } from './fake-cell.ts'
import { goToHoard, keepSafe, takeHoard } from './hoard-source.ts'

interface Scene {
  readonly held: Readonly<Record<string, number>>
  /** Items that the program brings. */
  readonly needed?: readonly string[]
  readonly isLeaving?: boolean
  /** Blocks to the own chest; absent where there is none. */
  readonly far?: number
  readonly timeOfDay?: number
  readonly health?: number
  readonly dimension?: string
  readonly y?: number
}

const noon = 6000
const midnight = 18_000

/** What is put into the own chest. */
async function stored({
  held,
  needed = [],
  isLeaving = false,
  far,
  timeOfDay = noon,
  health = 20,
  dimension = 'overworld',
  y = 64,
}: Scene): Promise<unknown> {
  let put: unknown = {}
  const position = { x: 0, y, z: 0, offset: () => ({}) }
  const counts = new Map(Object.entries(held))
  const bot = {
    game: { dimension },
    entity: { position, isInWater: false },
    health,
    time: { timeOfDay },
    inventory: { items: () => [...counts].map(([name, count]) => ({ name, count })) },
  }
  const dropSurplus = Object.assign(() => undefined, { wanted: needed })
  const globals = {
    bot,
    isLeaving,
    dropSurplus,
    Vec3: class {},
    countOf: (_bot: unknown, [name = '']: readonly string[]) => counts.get(name) ?? 0,
    recall: async () => (far === undefined ? null : { x: far, y, z: 0 }),
    goToHoard: async () => (far === undefined ? null : {}),
    craftItem: async (_bot: unknown, name: string) => void counts.set(name, 1),
    placeItem: async () => ({ status: 'succeeded', detail: { position } }),
    packUp: async () => undefined,
    remember: async () => undefined,
    depositItemIntoChest: async (_bot: unknown, _place: unknown, items: unknown) => void (put = items),
  }
  await runInNewContext(`${keepSafe.source}; keepSafe(bot, [], isLeaving)`, globals)
  // What another realm made equals nothing of this one.
  return JSON.parse(JSON.stringify(put))
}

const treasure = { ender_eye: 14, blaze_rod: 5, arrow: 20, iron_ingot: 30, dirt: 64 }
const safe = { ender_eye: 14, blaze_rod: 3, arrow: 12, iron_ingot: 27 }

test('what is dear goes into the own chest, but for what is used under way', async () => {
  expect(await stored({ held: treasure, far: 20 })).toEqual(safe)
  expect(await stored({ held: { dirt: 64, blaze_rod: 2, arrow: 8, iron_ingot: 3 }, far: 20 })).toEqual({})
})

test('a job keeps what it takes, and who leaves home keeps no iron for it', async () => {
  const needed = ['ender_eye', 'iron_ingot']
  expect(await stored({ held: treasure, far: 20, needed })).toEqual({ blaze_rod: 3, arrow: 12 })
  expect(await stored({ held: treasure, far: 20, needed, isLeaving: true })).toEqual({
    blaze_rod: 3,
    arrow: 12,
    iron_ingot: 27,
  })
})

test('a program for a goal of somebody else keeps everything', async () => {
  const needed = ['everything']
  expect(await stored({ held: treasure, far: 20, needed })).toEqual({})
  expect(await stored({ held: treasure, far: 20, needed, isLeaving: true })).toEqual({})
})

test.each([
  ['in the Nether', { dimension: 'the_nether' }],
  ['below ground', { y: 20 }],
  ['far from it', { far: 401 }],
  ['at night, some way off', { far: 60, timeOfDay: midnight }],
  ['by the badly hurt', { health: 9 }],
])('nothing is stored %s', async (_where, scene) => {
  expect(await stored({ held: treasure, far: 20, ...scene })).toEqual({})
})

test('a chest is put down where there is none and wood for one', async () => {
  expect(await stored({ held: { ...treasure, oak_log: 2, oak_planks: 8 } })).toEqual(safe)
  expect(await stored({ held: { ...treasure, chest: 1 } })).toEqual(safe)
  expect(await stored({ held: { ...treasure, oak_planks: 7 } })).toEqual({})
})

test('things are fetched from the own chest, and not from one too far off', async () => {
  const fetched = async (farthest: number): Promise<readonly string[]> => {
    const taken: string[] = []
    const globals = {
      bot: {},
      dropSurplus: async () => undefined,
      goToHoard: async (_bot: unknown, limit: number) => (limit >= 100 ? {} : null),
      getItemFromChest: async (_bot: unknown, _place: unknown, items: object) =>
        void taken.push(...Object.keys(items)),
    }
    await runInNewContext(`${takeHoard.source}; takeHoard(bot, ["ender_eye", "arrow"], ${farthest})`, globals)
    return taken
  }
  expect(await fetched(100)).toEqual(['ender_eye', 'arrow'])
  expect(await fetched(99)).toEqual([])
})

test('whoever is deep below comes up before the long way to it, and walks all of it', async () => {
  const steps: string[] = []
  const chest = new Cell(1400, 64, 0)
  const bot = { entity: { position: new Cell(0, 22, 0) }, blockAt: () => ({ name: 'chest' }) }
  const globals = {
    bot,
    Vec3: Cell,
    recall: async () => chest,
    exploreUntil: async () => {
      bot.entity.position = bot.entity.position.offset(0, 42, 0)
      steps.push('up')
    },
    goTo: async (_bot: unknown, { x, y, z }: Cell) => {
      bot.entity.position = new Cell(x, y, z)
      steps.push(`${Math.round(x)},${Math.round(y)}`)
    },
  }
  const place: unknown = await runInNewContext(
    `${comeUp.source}; ${goToHoard.source}; goToHoard(bot, Infinity)`,
    globals,
  )
  expect(place).toBe(chest)
  expect(steps.slice(0, 3)).toEqual(['up', '64,64', '128,64'])
  expect(steps.at(-1)).toBe('1400,64')
  expect(steps).toHaveLength(1 + 21 + 1)
})
