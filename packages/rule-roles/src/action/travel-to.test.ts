import { expect, test } from 'vitest'
import { sharedFunction } from './shared-functions.ts'

interface Scene {
  readonly from: string
  readonly to: string
  readonly stones?: number
  /** Whether a portal stands beside the body. */
  readonly isAtPortal?: boolean
  /** Whether there is netherrack to dig within reach. */
  readonly isOnRock?: boolean
  /** Whether there is some farther off. */
  readonly hasRock?: boolean
  /** Cobblestone in walls round the body. */
  readonly walls?: number
  /** Stones without which no way leads to the portal. */
  readonly needed?: number
}

/** Goes there; what it does, and where it ends. */
async function travel({
  from,
  to,
  stones = 64,
  isAtPortal = true,
  isOnRock = false,
  hasRock = false,
  walls = 0,
  needed = 0,
}: Scene): Promise<readonly string[]> {
  const done: string[] = []
  let standing = walls
  const countNear = (matching: number, maxDistance: number): number => {
    if (matching === 3) return maxDistance === 6 ? standing : 0
    return matching === 2 && (isOnRock || (hasRock && maxDistance > 6)) ? 40 : 0
  }
  let held = stones
  const bot = {
    game: { dimension: from },
    findBlocks: ({ matching, maxDistance }: { readonly matching: number; readonly maxDistance: number }) =>
      Array(countNear(matching, maxDistance)).fill({}),
    findBlock: ({ matching }: { readonly matching: number }) =>
      (matching === 1 ? isAtPortal : matching === 2 && isOnRock) ? {} : null,
  }
  const given = {
    mcData: {
      blocksByName: new Proxy(
        {},
        {
          get: (_all, name) => ({
            id: name === 'nether_portal' ? 1 : name === 'netherrack' ? 2 : name === 'cobblestone' ? 3 : 4,
          }),
        },
      ),
    },
    countOf: () => held,
    mineBlock: async (_bot: unknown, name: string, count: number) => {
      done.push(`${count} ${name}`)
      held += count
      if (name === 'cobblestone') standing -= count
    },
    headings: () => ['north', 'east'],
    exploreUntil: async () => void done.push('explored'),
    outfit: async () => void done.push('outfit'),
    keepSafe: async () => void done.push('stored'),
    openNether: async () => void done.push('built'),
    enterPortal: async () => {
      if (held < needed) return { status: 'failed', reason: 'unreachable' }
      done.push('portal')
      bot.game.dimension = bot.game.dimension === 'overworld' ? 'the_nether' : 'overworld'
      return { status: 'succeeded' }
    },
  }
  const source = (['takeBlocks', 'travelTo'] as const)
    .map((name) => sharedFunction(name, { first: 0, keepsSafe: true }).source)
    .join('\n')
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn travelTo`)
  await make(...Object.values(given))(bot, to)
  return [...done, bot.game.dimension]
}

test('goes through the portal, dressed for the other side', async () => {
  expect(await travel({ from: 'overworld', to: 'the_nether' })).toEqual([
    'outfit',
    'stored',
    'portal',
    'the_nether',
  ])
  expect(await travel({ from: 'the_nether', to: 'overworld' })).toEqual(['portal', 'overworld'])
  expect(await travel({ from: 'the_nether', to: 'the_nether' })).toEqual(['the_nether'])
})

test('who stands at a portal of the Nether with nothing to build with goes back for it', async () => {
  const stranded = { from: 'the_nether', to: 'the_nether', stones: 15 } as const
  expect(await travel(stranded)).toEqual(['portal', 'outfit', 'stored', 'portal', 'the_nether'])
  expect(await travel({ ...stranded, isAtPortal: false })).toEqual(['the_nether'])
  expect(await travel({ ...stranded, isOnRock: true })).toEqual(['the_nether'])
  expect(await travel({ ...stranded, stones: 16 })).toEqual(['the_nether'])
})

test('who gets to no portal for want of blocks digs some, and else comes from another side', async () => {
  const away = { from: 'the_nether', to: 'overworld', isAtPortal: false, hasRock: true, needed: 24 } as const
  expect(await travel({ ...away, stones: 15 })).toEqual(['33 netherrack', 'portal', 'overworld'])
  expect(await travel({ ...away, stones: 0, walls: 3 })).toEqual([
    '3 cobblestone',
    '40 netherrack',
    'portal',
    'overworld',
  ])
  expect((await travel({ ...away, stones: 16 })).slice(0, 2)).toEqual(['explored', 'explored'])
})

test('who sets out for home takes along what is at hand for bridges', async () => {
  const home = { from: 'the_nether', to: 'overworld', isOnRock: true } as const
  expect(await travel({ ...home, stones: 31 })).toEqual(['17 netherrack', 'portal', 'overworld'])
  expect(await travel({ ...home, stones: 32 })).toEqual(['portal', 'overworld'])
  expect(await travel({ ...home, stones: 0, isOnRock: false, hasRock: true })).toEqual([
    'portal',
    'overworld',
  ])
})
