import { expect, test } from 'vitest'
import { sharedFunction, type SharedFunctionName } from './shared-functions.ts'

interface Tool {
  readonly name: string
  readonly count: number
  durabilityUsed: number
}

const stonePickaxe = (usesLeft: number): Tool => ({
  name: 'stone_pickaxe',
  count: 1,
  durabilityUsed: 131 - usesLeft,
})
const material = (name: string): Tool => ({ name, count: 64, durabilityUsed: 0 })

interface Dug {
  /** Blocks on the way down. */
  readonly down: number
  readonly byHand: number
  /** Pickaxes that were made. */
  readonly made: number
  /** Walks under ground that were begun without a pickaxe. */
  readonly bareWalks: number
  /** Looks for the direction with most rock. */
  readonly rockLooks: number
  readonly walks: number
  /** Ways home through a portal. */
  readonly homes: number
}

interface Ground {
  readonly from: number
  /** Where ore comes in sight. */
  readonly ore: number
  readonly isCave?: boolean
  /** Whether the tunnels lead somewhere; each walk wears the pickaxe out by forty blocks. */
  readonly isTunnel?: boolean
  readonly health?: number
  readonly wanted?: string
}

/** Digs down with these items until ore is in sight. */
async function digDown(
  items: readonly Tool[],
  { from, ore, isCave = false, isTunnel = false, health = 20, wanted = 'diamond_ore' }: Ground = {
    from: 60,
    ore: 20,
  },
): Promise<Dug> {
  const facts = { down: 0, byHand: 0, made: 0, bareWalks: 0, rockLooks: 0, walks: 0, homes: 0 }
  const held = [...items]
  const cave = { y: -30, distanceTo: () => 9, offset: () => cave }
  const position = {
    x: 0,
    y: from,
    z: 0,
    floored: () => position,
    offset: () => position,
    distanceTo: () => 9,
  }
  const bot = {
    game: { dimension: wanted === 'ancient_debris' ? 'the_nether' : 'overworld' },
    health,
    food: 20,
    inventory: { items: () => held, slots: [] },
    entity: { position, isInWater: false },
    entities: {},
    findBlock: () => (position.y <= ore ? { name: wanted } : null),
    findBlocks: ({ maxDistance }: { readonly maxDistance: number }) => {
      if (maxDistance < 4) facts.rockLooks += 1
      return isCave ? [cave] : []
    },
    blockAt: () => ({ name: 'deepslate', boundingBox: 'block' }),
  }
  const digOne = (): void => {
    const pickaxe = held.find(({ name }) => name.endsWith('_pickaxe'))
    position.y -= 1
    facts.down += 1
    if (pickaxe === undefined) facts.byHand += 1
    else if ((pickaxe.durabilityUsed += 1) >= 131) held.splice(held.indexOf(pickaxe), 1)
  }
  const given = {
    mcData: { blocksByName: { [wanted]: { id: 1 }, crafting_table: { id: 2 }, air: {}, cave_air: {} } },
    Vec3: class {},
    headings: () => [{ x: 1, z: 0 }],
    exploreUntil: async (_bot: object, _way: object, seconds: number, until: () => unknown) => {
      for (let dug = 0; dug < seconds && !until(); dug += 1) digOne()
      return null
    },
    craftItem: async () => {
      facts.made += 1
      held.push(stonePickaxe(131))
    },
    dropRubble: async () => undefined,
    goTo: async () => {
      if (!isTunnel) return { status: 'failed' }
      facts.walks += 1
      const [tool] = held.filter(({ name }) => name.endsWith('_pickaxe'))
      if (tool === undefined) facts.bareWalks += 1
      else if ((tool.durabilityUsed += 40) >= 131) held.splice(held.indexOf(tool), 1)
      return { status: 'succeeded' }
    },
    enterPortal: async () => void (facts.homes += 1),
    takeWood: async () => undefined,
    stayFed: async () => undefined,
    breakSpawner: async () => undefined,
    leavePortal: async () => undefined,
    useStation: async () => true,
    packUp: async () => undefined,
  }
  const names: readonly SharedFunctionName[] = ['digFor', 'seeNew', 'sparePickaxe', 'countOf', 'dropSurplus']
  const source = names.map((name) => sharedFunction(name, { first: 0 }).source).join('\n')
  // The functions come from the package under test, from fixed templates.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn digFor`)
  await make(...Object.values(given))(bot, [wanted], -50, 0, isTunnel ? 'branches' : 'caves')
  return facts
}

const kit = [material('cobblestone'), material('stick'), material('crafting_table')]

test('on the way down another pickaxe is made before the last one breaks', async () => {
  expect(await digDown([stonePickaxe(30), ...kit])).toMatchObject({ byHand: 0, made: 1 })
})

test('without the means for another one the way ends with the last pickaxe, which the program makes anew', async () => {
  expect(await digDown([stonePickaxe(30)])).toMatchObject({ byHand: 0, made: 0 })
})

test('a tunnel with branches ends with the last pickaxe', async () => {
  const tunnel = { from: -50, ore: -60, isTunnel: true }
  expect(await digDown([stonePickaxe(131)], tunnel)).toMatchObject({ bareWalks: 0 })
})

test('a search for debris leaves the last uses of the pickaxes for what is found', async () => {
  const tunnel = { from: -50, ore: -60, isTunnel: true, wanted: 'ancient_debris' }
  expect(await digDown([stonePickaxe(131)], tunnel)).toMatchObject({ walks: 2, bareWalks: 0, homes: 0 })
  // What more of them take is at home.
  expect(await digDown([stonePickaxe(50)], tunnel)).toMatchObject({ walks: 0, homes: 1 })
})

test('whoever began without a pickaxe digs by hand', async () => {
  expect(await digDown([])).toMatchObject({ byHand: 40, made: 0 })
})

test('whoever is in a cave below goes on through it with a shield, and digs a shaft without', async () => {
  const below = { from: -30, ore: -40 }
  const cave = { ...below, isCave: true }
  const armed = [stonePickaxe(100), ...kit, material('shield')]
  expect(await digDown(armed, cave)).toMatchObject({ down: 0 })
  expect(await digDown(armed, below)).toMatchObject({ down: 10 })
  expect(await digDown(armed.slice(0, -1), cave)).toMatchObject({ down: 10 })
})

test('the wounded tunnel where most rock is, shield or not', async () => {
  const kitOf = (): readonly Tool[] => [stonePickaxe(131), stonePickaxe(131), ...kit, material('shield')]
  const tunnel = { from: -50, ore: -60, isTunnel: true }
  expect((await digDown(kitOf(), tunnel)).rockLooks).toBe(0)
  expect((await digDown(kitOf(), { ...tunnel, health: 8 })).rockLooks).toBeGreaterThan(0)
})
