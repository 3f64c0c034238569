import { expect, test } from 'vitest'
import { sharedFunction, type SharedFunctionName } from './shared-functions.ts'

type Call = readonly [primitive: string, item: string, count: number]

interface Stack {
  readonly name: string
  readonly count: number
  readonly durabilityUsed?: number
}

/** Runs one of the shared functions over what is held; the calls of primitives that it makes. */
async function run(
  name: SharedFunctionName,
  items: readonly Stack[],
  dimension = 'overworld',
): Promise<readonly Call[]> {
  const calls: Call[] = []
  const call =
    (primitive: string) =>
    async (_bot: object, item: string, count = 1): Promise<object> => {
      calls.push([primitive, item, count])
      return { status: 'succeeded' }
    }
  const names: SharedFunctionName[] = [name]
  for (const used of names)
    names.push(...sharedFunction(used, { first: 0 }).uses.filter((each) => !names.includes(each)))
  const source = names.map((used) => sharedFunction(used, { first: 0 }).source).join('\n')
  const position = { x: 0, y: -50, z: 0, offset: () => position }
  const bot = {
    game: { dimension },
    inventory: { items: () => items, slots: [] },
    entity: { position, isInWater: false },
    findBlock: () => null,
  }
  const mcData = { blocksByName: { crafting_table: { id: 1 } }, foodsByName: {} }
  const given = {
    mcData,
    craftItem: call('craftItem'),
    placeItem: call('placeItem'),
    dropItem: call('dropItem'),
    enterPortal: call('enterPortal'),
  }
  // The functions come from the package under test, from fixed templates.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn ${name}`)
  await make(...Object.values(given))(bot)
  return calls
}

test('digs down for stone where none is in sight, and looks around for sand', async () => {
  const first = async (name: string): Promise<number> => {
    const directions: number[] = []
    const given = {
      mcData: { blocksByName: { [name]: { id: 1 } } },
      Vec3: class {
        readonly y: number
        constructor(_x: number, y: number) {
          this.y = y
        }
      },
      exploreUntil: async (_bot: object, { y }: { readonly y: number }) => void directions.push(y),
    }
    const source = ['lookFor', 'headings', 'wander'] as const
    const lines = source.map((each) => sharedFunction(each, { first: 0 }).source).join('\n')
    // The functions come from the package under test, from fixed templates.
    // oxlint-disable-next-line typescript/no-implied-eval
    const make = new Function(...Object.keys(given), `${lines}\nreturn lookFor`)
    const bot = { findBlock: () => null, food: 20, time: {}, entity: { position: { y: 70 } } }
    await make(...Object.values(given))(bot, [name], 0)
    return directions[0] ?? Number.NaN
  }
  expect(await first('stone')).toBe(-1)
  expect(await first('sand')).toBe(0)
})

test('in the Nether goes to what is seen from afar, on its bridge too, before it walks at random', async () => {
  const done: string[] = []
  const wart = { position: { x: 40, y: 66, z: 0 } }
  let isThere = false
  const given = {
    mcData: { blocksByName: { nether_wart: { id: 1 } } },
    exploreUntil: async () => void done.push('explored'),
    goTo: async (_bot: object, { y }: { readonly y: number }) => {
      done.push(`went up to ${y}`)
      isThere = true
    },
  }
  const { source } = sharedFunction('lookFor', { first: 0 })
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn lookFor`)
  const bot = {
    game: { dimension: 'the_nether' },
    entity: { position: { y: 37 } },
    findBlock: ({ maxDistance }: { readonly maxDistance: number }) =>
      isThere || maxDistance > 32 ? wart : null,
  }
  expect(await make(...Object.values(given))(bot, ['nether_wart'], 0)).toBe(wart)
  expect(done).toEqual(['went up to 66'])
})

const kit: readonly Stack[] = [
  { name: 'cobbled_deepslate', count: 30 },
  { name: 'stick', count: 6 },
  { name: 'crafting_table', count: 1 },
]
test('makes room for another pickaxe first, where the inventory is full', async () => {
  const rubbish = Array.from({ length: 33 }, (_, at) => ({ name: `moss_${at}`, count: 1 }))
  const calls = await run('sparePickaxe', [...kit, ...rubbish])
  const [first] = calls
  expect(first?.[0]).toBe('dropItem')
  expect(calls).toContainEqual(['craftItem', 'stone_pickaxe', 1])
})

const pickaxe = (durabilityUsed: number): Stack => ({ name: 'iron_pickaxe', count: 1, durabilityUsed })

test('makes another pickaxe of dug stone before the good one has only the uses left that are spared', async () => {
  const made: Call = ['craftItem', 'stone_pickaxe', 1]
  expect(await run('sparePickaxe', [...kit, pickaxe(160)])).toContainEqual(made)
  expect(await run('sparePickaxe', [...kit, pickaxe(140)])).toEqual([])
  const second = { name: 'stone_pickaxe', count: 1, durabilityUsed: 20 }
  expect(await run('sparePickaxe', [...kit, pickaxe(240), second])).toEqual([])
})

test('makes a pickaxe of wood where nothing is left and no stone is at hand', async () => {
  const wooden: Call = ['craftItem', 'wooden_pickaxe', 1]
  const wood = [
    { name: 'oak_planks', count: 3 },
    { name: 'stick', count: 2 },
    { name: 'crafting_table', count: 1 },
  ]
  expect(await run('sparePickaxe', wood.slice(1), 'the_nether')).not.toContainEqual(wooden)
  expect(await run('sparePickaxe', wood, 'the_nether')).toContainEqual(wooden)
  expect(await run('sparePickaxe', [...wood, pickaxe(140)])).toEqual([])
  const blackstone = { name: 'blackstone', count: 3 }
  expect(await run('sparePickaxe', [...wood, blackstone])).toContainEqual(['craftItem', 'stone_pickaxe', 1])
})

test('leaves the Nether when no pickaxe is left and none can be made', async () => {
  const home: Call = ['enterPortal', 'nether_portal', 1]
  expect(await run('sparePickaxe', [], 'the_nether')).toContainEqual(home)
  expect(await run('sparePickaxe', [pickaxe(140)], 'the_nether')).toEqual([])
  expect(await run('sparePickaxe', [])).toEqual([])
})

test('digs its way in the Nether with pickaxes of stone, and keeps the one of diamond', async () => {
  const diamond = { name: 'diamond_pickaxe', count: 1, durabilityUsed: 40 }
  const made: Call = ['craftItem', 'stone_pickaxe', 1]
  expect(await run('sparePickaxe', [...kit, diamond])).toEqual([])
  expect(await run('sparePickaxe', [...kit, diamond], 'the_nether')).toContainEqual(made)
  const log = { name: 'oak_log', count: 2 }
  expect(await run('sparePickaxe', [...kit, diamond, log], 'the_nether')).toContainEqual([
    'craftItem',
    'oak_planks',
    1,
  ])
})

test('makes a pickaxe of dug stone when the last one broke, and none without stone', async () => {
  expect(await run('sparePickaxe', kit)).toContainEqual(['craftItem', 'stone_pickaxe', 1])
  expect(await run('sparePickaxe', [...kit.slice(1), pickaxe(240)])).toEqual([])
})

test('throws the stone of tunnels away when there is hardly any room, beyond what one builds with', async () => {
  const rubble = [64, 64, 20].map((count) => ({ name: 'cobblestone', count }))
  const rest = Array.from({ length: 26 }, (_, index) => ({ name: `thing_${index}`, count: 64 }))
  const tuff = { name: 'tuff', count: 50 }
  expect(await run('dropRubble', [...rubble, ...rest, tuff])).toEqual([
    ['dropItem', 'tuff', 34],
    ['dropItem', 'cobblestone', 84],
  ])
  expect(await run('dropRubble', [...rubble, tuff])).toEqual([])
})

class Place {
  readonly x: number
  readonly y: number
  readonly z: number
  constructor(x: number, y: number, z: number) {
    ;[this.x, this.y, this.z] = [x, y, z]
  }
  offset(x: number, y: number, z: number): Place {
    return new Place(this.x + x, this.y + y, this.z + z)
  }
  distanceTo(other: Place): number {
    return Math.hypot(this.x - other.x, this.y - other.y, this.z - other.z)
  }
}

type Cell = readonly [x: number, y: number, z: number]

interface Surroundings {
  /** Cells of air in sight. */
  readonly open?: readonly Cell[]
  readonly archers?: readonly Cell[]
  readonly been?: readonly object[]
}

/** A bot at height -50 in these surroundings, and a function of the search through them. */
function underGround(name: 'caveAhead' | 'intoRock', { open = [], archers = [], been = [] }: Surroundings) {
  const cells = open.map(([x, y, z]) => new Place(x, y, z))
  const bot = {
    entity: { position: new Place(0, -50, 0) },
    entities: archers.map((at) => ({ name: 'skeleton', position: new Place(...at) })),
    findBlocks: ({ point, maxDistance }: { readonly point: Place; readonly maxDistance: number }) =>
      cells.filter((cell) => cell.distanceTo(point) <= maxDistance),
    blockAt: () => ({ name: 'deepslate', boundingBox: 'block' }),
  }
  const mcData = { blocksByName: { air: { id: 0 }, cave_air: { id: 1 } } }
  const { source } = sharedFunction('digFor', { first: 0 })
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function('mcData', `${source}\ncaveAhead.been = arguments[1]\nreturn ${name}`)
  const places = been.map((place) => Object.assign(new Place(0, 0, 0), place))
  return { bot, call: make(mcData, places) }
}

const [east, south, west, north] = [
  { x: 1, z: 0 },
  { x: 0, z: 1 },
  { x: -1, z: 0 },
  { x: 0, z: -1 },
]

/** Where a search through caves goes. */
function caveAt(open: readonly Cell[], been: readonly object[] = []): unknown {
  const { bot, call } = underGround('caveAhead', { open, been })
  return call(bot, [east, south], 0, -50)
}

test('goes on through a cave where one is open, straight on before sideways', () => {
  expect(
    caveAt([
      [12, -49, 0],
      [0, -49, 12],
    ]),
  ).toMatchObject({ x: 12 })
  expect(caveAt([[0, -49, 12]])).toMatchObject({ z: 12 })
  expect(caveAt([[15, -49, 15]])).toMatchObject({ x: 15, z: 15 })
})

test('turns from an open cave into the rock, and from archers', () => {
  const room: readonly Cell[] = [0, 1, 2, 3, 4].map((z) => [5, -49, z - 2])
  const headingIn = (surroundings: Surroundings): unknown => {
    const { bot, call } = underGround('intoRock', surroundings)
    return call(bot, [east, south, west, north], 0)
  }
  expect(headingIn({})).toBe(east)
  expect(headingIn({ open: room })).toBe(south)
  expect(headingIn({ open: room, archers: [[2, -49, 9]] })).toBe(north)
  expect(headingIn({ archers: [[30, -49, 0]] })).toBe(east)
})

test('goes neither where it has been nor down to the lava', () => {
  expect(caveAt([[12, -49, 0]], [{ x: 14, y: -49, z: 0 }])).toBeUndefined()
  expect(caveAt([[12, -54, 0]])).toBeUndefined()
  expect(caveAt([])).toBeUndefined()
})

test('looks up from a few floors of a desert only: the game keeps what a program has seen', () => {
  const floors = Array.from({ length: 200 }, (_, n): Cell => [8 + (n % 14), -49, Math.floor(n / 14) - 7])
  const { bot, call } = underGround('caveAhead', { open: floors })
  let looks = 0
  const blockAt = ({ y }: Place): object => {
    looks += 1
    return y < -49 ? { name: 'sand', boundingBox: 'block' } : { name: 'air', boundingBox: 'empty' }
  }
  expect(call({ ...bot, blockAt }, [east], 0, -50)).toBeUndefined()
  expect(looks).toBeLessThan(1500)
})

interface Find {
  readonly name: string
  readonly position: { x: number; offset(x: number, y: number, z: number): object; distanceTo(): number }
}

/** Runs a function beside a vein of which so many blocks come to light one after the other; the blocks mined and the walks made. */
async function besideVein(name: 'gleanVein' | 'openVein', shown: number, health = 20) {
  const place = { x: 0, offset: (x: number, _y: number, z: number) => ({ x, z }), distanceTo: () => 1 }
  const found: Find = { name: 'diamond_ore', position: place }
  const done = { mined: 0, walks: 0 }
  const given = {
    mcData: { blocksByName: { diamond_ore: { id: 1 } } },
    goTo: async () => {
      done.walks += 1
      return { status: 'succeeded' }
    },
    mineBlock: async () => {
      done.mined += 1
      return { status: 'succeeded' }
    },
  }
  const bot = {
    health,
    entity: { position: place },
    findBlock: () => (done.mined < shown && (name === 'gleanVein' || done.walks > 1) ? found : null),
  }
  const { source } = sharedFunction(name, { first: 0 })
  // The functions come from the package under test, from fixed templates.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn ${name}`)
  const call = make(...Object.values(given))
  const result: unknown =
    name === 'gleanVein' ? await call(bot, ['diamond_ore'], 8) : await call(bot, ['diamond_ore'], place, 1)
  return { ...done, result }
}

test('takes what is left of a vein, and no more than eight, and nothing when hurt', async () => {
  expect((await besideVein('gleanVein', 3)).mined).toBe(3)
  expect((await besideVein('gleanVein', 30)).mined).toBe(8)
  expect((await besideVein('gleanVein', 3, 12)).mined).toBe(0)
})

test('goes round a vein that was too small until more comes to light', async () => {
  expect(await besideVein('openVein', 1)).toEqual({ mined: 1, walks: 2, result: true })
  expect(await besideVein('openVein', 0)).toEqual({ mined: 0, walks: 4, result: false })
  expect(await besideVein('openVein', 1, 8)).toEqual({ mined: 0, walks: 0, result: false })
})

test('a place is a cave when it has a roof and lies near the height of the ore', () => {
  /** Whether a floor ten blocks ahead at a height is a cave, under nothing but these blocks. */
  const isCave = (y: number, roof: readonly string[]): boolean => {
    const cellAt = (height: number): object => ({
      y: height,
      offset: (_x: number, dy: number) => cellAt(height + dy),
      distanceTo: () => 10,
    })
    const nameAt = (height: number): string =>
      height < y ? 'stone' : height < y + 5 ? 'air' : (roof[height - y - 5] ?? 'air')
    const bot = {
      entity: { position: cellAt(y) },
      findBlocks: () => [cellAt(y)],
      blockAt: (cell: { readonly y: number }) => {
        const name = nameAt(cell.y)
        return { name, boundingBox: name === 'air' ? 'empty' : 'block' }
      },
    }
    const mcData = { blocksByName: { air: { id: 0 }, cave_air: { id: 1 } } }
    // The function comes from the package under test, from a fixed template.
    // oxlint-disable-next-line typescript/no-implied-eval
    const make = new Function('mcData', `${sharedFunction('digFor', { first: 0 }).source}\nreturn caveAhead`)
    return make(mcData)(bot, [{ x: 1, z: 0 }], 0, 16) !== undefined
  }
  expect(isCave(20, ['stone'])).toBe(true)
  expect(isCave(20, [])).toBe(false)
  expect(isCave(20, ['oak_leaves', 'oak_log'])).toBe(false)
  expect(isCave(40, ['stone'])).toBe(false)
  expect(isCave(15, ['stone'])).toBe(false)
})

test('goes a second time for an ore that was not reached, and leaves it after that', async () => {
  const calls: string[] = []
  const place = { x: 5, y: -50, z: 0, equals: (other: unknown) => other === place, distanceTo: () => 9 }
  const given = {
    mcData: { blocksByName: { iron_ore: { id: 1 } } },
    ...Object.fromEntries(
      ['stayFed', 'sleepAtDusk', 'breakSpawner', 'dropSurplus'].map((name) => [name, async () => undefined]),
    ),
    headings: () => Array.from({ length: 8 }),
    exploreUntil: async () => void calls.push('explore'),
    mineBlock: async () => {
      calls.push('mine')
      return { status: 'failed', reason: 'unreachable' }
    },
  }
  const names = ['seeNew', 'mineSome'] as const
  const lines = names.map((each) => sharedFunction(each, { first: 0 }).source).join('\n')
  const dig = 'async function digFor(bot, names) { return seeNew(bot, names); }'
  // The functions come from the package under test, from fixed templates.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${lines}\n${dig}\nreturn mineSome`)
  const block = { name: 'iron_ore', position: place }
  const bot = { findBlock: () => block, findBlocks: () => [place], blockAt: () => block }
  const mineSome = make(...Object.values(given))
  for (let round = 0; round < 4; round += 1) await mineSome(bot, ['iron_ore'], 1, 16, round, 'caves')
  expect(calls).toEqual(['mine', 'mine', 'explore'])
})
