import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { sharedFunction } from './shared-functions.ts'

interface Scene {
  /** Height of the body; 66 by default. */
  readonly height?: number
  /** Stones that are carried. */
  readonly carried: number
  /** Blocks at hand, by name. */
  readonly atHand?: Readonly<Record<string, number>>
  /** How far off a blaze is; absent for none. */
  readonly blazeBlocks?: number
}

const ids: Readonly<Record<string, { id: number }>> = {
  cobblestone: { id: 1 },
  cobbled_deepslate: { id: 2 },
  blackstone: { id: 3 },
  netherrack: { id: 4 },
  nether_bricks: { id: 5 },
  dirt: { id: 6 },
  stone: { id: 7 },
  soul_soil: { id: 8 },
  basalt: { id: 9 },
}

/** What a body does that gets ready for a fortress. */
async function getReady({
  height = 66,
  carried,
  atHand = {},
  blazeBlocks,
}: Scene): Promise<readonly string[]> {
  const done: string[] = []
  let stones = carried
  const bot = {
    entity: { position: new Cell(0, height, 0) },
    nearestEntity: (isWanted: (entity: object) => boolean) =>
      blazeBlocks !== undefined && isWanted({ name: 'blaze', position: new Cell(blazeBlocks, height, 0) }),
    findBlocks: ({ matching }: { readonly matching: number }) => {
      const [name = ''] = Object.entries(ids).find(([, { id }]) => id === matching) ?? []
      return Array.from({ length: atHand[name] ?? 0 })
    },
  }
  const given = {
    mcData: { blocksByName: ids },
    Vec3: Cell,
    countOf: () => stones,
    exploreUntil: async (_bot: object, { y }: Cell) => void done.push(y > 0 ? 'came up' : 'went elsewhere'),
    mineBlock: async (_bot: object, name: string, count: number) => {
      stones += count
      done.push(`dug ${count} ${name}`)
    },
  }
  const source = (['takeBlocks', 'readyForFortress'] as const)
    .map((name) => sharedFunction(name, { first: 0 }).source)
    .join('\n')
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn readyForFortress`)
  await make(...Object.values(given))(bot)
  return done
}

test('with a stack of stones, or most of one, nothing is dug', async () => {
  expect(await getReady({ carried: 41, atHand: { netherrack: 64 } })).toEqual([])
})

test('stones are dug where they lie, the walls of the last fight first', async () => {
  expect(await getReady({ carried: 10, atHand: { cobblestone: 12, netherrack: 64 } })).toEqual([
    'dug 12 cobblestone',
    'dug 42 netherrack',
  ])
  expect(await getReady({ carried: 10 })).toEqual([])
})

test('in a valley its soil is dug before the bricks of a fortress', async () => {
  expect(await getReady({ carried: 3, atHand: { nether_bricks: 40, soul_soil: 64 } })).toEqual([
    'dug 61 soul_soil',
  ])
})

test('on a bridge with nothing else its own bricks are dug', async () => {
  expect(await getReady({ carried: 3, atHand: { nether_bricks: 40 } })).toEqual(['dug 40 nether_bricks'])
  expect(await getReady({ carried: 3, atHand: { netherrack: 60, nether_bricks: 40 } })).toEqual([
    'dug 60 netherrack',
  ])
})

test('with a blaze near by nobody digs', async () => {
  expect(await getReady({ carried: 0, atHand: { netherrack: 64 }, blazeBlocks: 20 })).toEqual([])
  expect(await getReady({ carried: 0, atHand: { netherrack: 64 }, blazeBlocks: 30 })).toEqual([
    'dug 64 netherrack',
  ])
})

test('from below the lakes of lava one comes up first', async () => {
  expect(await getReady({ height: 15, carried: 64 })).toEqual(['came up'])
})
