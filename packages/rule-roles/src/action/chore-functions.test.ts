import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import {
  dressUpSource,
  dropRubbleSource,
  dropSurplusSource,
  fetchDropsAwaySource,
  makeRoomSource,
} from './chore-functions.ts'
import { Cell } from './fake-cell.ts'

interface Item {
  readonly name: string
  readonly count: number
}

interface Surroundings {
  /** What a chest nearby answers; without it there is none. */
  readonly chest?: 'succeeded' | 'failed'
  readonly dimension?: string
}

/** Names that are thrown away by somebody who holds these items. */
async function thrownAway(
  items: readonly Item[],
  wanted: readonly string[] = [],
  { chest, dimension = 'overworld' }: Surroundings = {},
): Promise<readonly string[]> {
  const dropped: string[] = []
  const bot = {
    game: { dimension },
    inventory: { items: () => items },
    findBlocks: () => (chest === undefined ? [] : [{}]),
  }
  const globals = {
    bot,
    wanted,
    mcData: { blocksByName: { chest: { id: 1 } }, foodsByName: { porkchop: {} } },
    depositItemIntoChest: async () => ({ status: chest }),
    dropRubble: async () => undefined,
    recall: async () => null,
    dropItem: async (_bot: unknown, name: string) => void dropped.push(name),
  }
  await runInNewContext(`${dropSurplusSource}; ${makeRoomSource}; makeRoom(bot, wanted)`, globals)
  return dropped
}

const useless = ['tuff_wall', 'gravel', 'dripstone_block', 'granite', 'andesite_wall'].map((name) => ({
  name,
  count: 3,
}))
const useful = (count: number): readonly Item[] =>
  Array.from({ length: count }, () => ({ name: 'stone_pickaxe', count: 1 }))

test('with a full inventory and no chest what is useless is thrown away, until six slots are free', async () => {
  const full = [...useful(31), ...useless]
  expect(await thrownAway(full)).toEqual(useless.map(({ name }) => name))
  expect(await thrownAway([...useful(28), ...useless])).toEqual(['tuff_wall', 'gravel', 'dripstone_block'])
  expect(await thrownAway([...useful(28), ...useless], ['tuff_wall'])).toEqual([
    'gravel',
    'dripstone_block',
    'granite',
  ])
})

test('in the Nether the blocks of walls are kept, which are useless at home', async () => {
  const full = [...useful(32), { name: 'nether_bricks', count: 45 }, { name: 'granite', count: 3 }]
  expect(await thrownAway(full, [], { dimension: 'the_nether' })).toEqual(['granite'])
  expect(await thrownAway(full)).toEqual(['nether_bricks', 'granite'])
})

test('while there is room nothing is thrown away', async () => {
  expect(await thrownAway([...useful(27), ...useless])).toEqual([])
})

const one = (name: string): Item => ({ name, count: 1 })

test('blocks go first, then tools that a better one outdoes, and what recipes or stomachs want last', async () => {
  const held = [
    'leather',
    'wooden_sword',
    'porkchop',
    'iron_sword',
    'granite',
    'wooden_pickaxe',
    'iron_pickaxe',
  ]
  expect(await thrownAway([...useful(26), ...held.map(one)])).toEqual([
    'granite',
    'wooden_sword',
    'wooden_pickaxe',
  ])
  expect(await thrownAway([...useful(29), ...['leather', 'porkchop', 'diamond', 'bow'].map(one)])).toEqual([
    'leather',
    'porkchop',
  ])
})

test('where the chest takes nothing, it is thrown away as well', async () => {
  expect(await thrownAway([...useful(31), ...useless], [], { chest: 'succeeded' })).toEqual([])
  expect(await thrownAway([...useful(31), ...useless], [], { chest: 'failed' })).toEqual(
    useless.map(({ name }) => name),
  )
})

test('away from home nobody goes to a chest with what is useless', async () => {
  const away = { chest: 'succeeded', dimension: 'the_nether' } as const
  expect(await thrownAway([...useful(31), ...useless], [], away)).toEqual(useless.map(({ name }) => name))
})

test('what the way to the dragon takes goes into no chest that happens to stand there', async () => {
  let put: object = {}
  const items = [...useful(32), { name: 'arrow', count: 55 }, { name: 'cobblestone', count: 40 }]
  const globals = {
    bot: {
      game: { dimension: 'overworld' },
      inventory: { items: () => items },
      findBlocks: () => [{}],
    },
    mcData: { blocksByName: { chest: { id: 1 } }, foodsByName: {} },
    dropRubble: async () => undefined,
    recall: async () => null,
    depositItemIntoChest: async (_bot: unknown, _place: unknown, chosen: object) => {
      put = chosen
      return { status: 'succeeded' }
    },
  }
  await runInNewContext(`${dropSurplusSource}; ${makeRoomSource}; makeRoom(bot, [])`, globals)
  expect(Object.keys(put)).toEqual(['cobblestone'])
})

test.each([
  ['a new one, where there is no other', [5], 'put into 8'],
  ['the next one', [5, 6], 'put into 6'],
])('what is useless goes not into the chest of what is dear, but into %s', async (_chest, chests, deed) => {
  const deeds: string[] = []
  const place = (x: number): object => ({ x, equals: (other: { x: number }) => other.x === x })
  const globals = {
    bot: {
      game: { dimension: 'overworld' },
      entity: { position: { offset: () => ({}) } },
      inventory: { items: () => [...useful(32), one('chest'), one('granite')] },
      findBlocks: () => chests.map(place),
    },
    Vec3: Cell,
    mcData: { blocksByName: { chest: { id: 1 } }, foodsByName: {} },
    dropRubble: async () => undefined,
    recall: async () => place(5),
    placeItem: async () => ({ status: 'succeeded', detail: { position: { x: 8, y: 0, z: 0 } } }),
    depositItemIntoChest: async (_bot: unknown, { x }: { x: number }) => {
      deeds.push(`put into ${x}`)
      return { status: 'succeeded' }
    },
  }
  await runInNewContext(`${dropSurplusSource}; ${makeRoomSource}; makeRoom(bot, [])`, globals)
  expect(deeds).toEqual([deed])
})

/** Things put on by somebody who wears an iron helmet, holds a pumpkin and a helmet of diamond, and is in a dimension. */
async function putOn(dimension: string): Promise<readonly string[]> {
  const worn: string[] = []
  const slots = { 5: one('iron_helmet') }
  const bot = {
    game: { dimension },
    inventory: { slots, items: () => [one('carved_pumpkin'), one('diamond_helmet')] },
  }
  const equipItem = async (_bot: unknown, name: string): Promise<void> => void worn.push(name)
  await runInNewContext(`${dressUpSource}; dressUp(bot)`, { bot, equipItem })
  return worn
}

test('a pumpkin is worn in the End, where it keeps endermen off, and nowhere else', async () => {
  expect(await putOn('the_end')).toEqual(['carved_pumpkin'])
  expect(await putOn('the_nether')).toEqual(['diamond_helmet'])
})

test.each([
  ['the_nether', { cobblestone: 200, netherrack: 200, dirt: 200 }],
  ['overworld', { cobblestone: 200, netherrack: 200, dirt: 200 }],
])('of rubble more is kept in the Nether, where bridges and walls take it (%s)', async (dimension, held) => {
  const kept: Record<string, number> = { ...held }
  const bot = {
    game: { dimension },
    inventory: {
      items: () => [
        ...Object.entries(held).map(([name, count]) => ({ name, count })),
        ...Array.from({ length: 30 }, (_none, index) => ({ name: `thing_${index}`, count: 1 })),
      ],
    },
  }
  const dropItem = async (_bot: unknown, name: string, count: number): Promise<void> =>
    void (kept[name] = (kept[name] ?? 0) - count)
  await runInNewContext(`${dropRubbleSource}; dropRubble(bot)`, { bot, dropItem })
  expect(kept).toEqual({ cobblestone: dimension === 'the_nether' ? 128 : 64, netherrack: 64, dirt: 16 })
})

test.each([
  ['there and back, with blocks for the way up', true, 20, 10, ['30 dirt', 'portal', 'fetched', 'portal']],
  ['at once by who has blocks', true, 20, 40, ['portal', 'fetched', 'portal']],
  ['nowhere without a portal', false, 20, 40, ['portal']],
  ['not by the badly wounded', true, 13, 0, []],
])('what was lost in the Nether is fetched: %s', async (_where, hasPortal, health, stones, done) => {
  const deeds: string[] = []
  const globals = {
    bot: { health, inventory: { items: () => [{ name: 'cobblestone', count: stones }] } },
    mineBlock: async (_bot: unknown, name: string, count: number) => void deeds.push(`${count} ${name}`),
    enterPortal: async () => {
      deeds.push('portal')
      return { status: hasPortal ? 'succeeded' : 'failed' }
    },
    fetchDrops: async () => void deeds.push('fetched'),
  }
  await runInNewContext(`${fetchDropsAwaySource}; fetchDropsAway(bot)`, globals)
  expect(deeds).toEqual(done)
})
