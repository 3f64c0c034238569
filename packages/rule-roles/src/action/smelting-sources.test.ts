import { expect, test } from 'vitest'
import { addFurnacesSource, chooseFuelSource, sawFuelSource } from './smelting-sources.ts'

type Held = Readonly<Record<string, number>>

interface Shop {
  /** Calls a function of the sources with the bot and these arguments. */
  call(name: string, ...given: readonly unknown[]): Promise<unknown>
  readonly crafted: readonly string[]
}

/** Somebody with these items, whose crafts succeed: four planks of a log. */
function shop(
  held: Held,
  { near = [] }: { /** Blocks in sight. */ readonly near?: readonly string[] } = {},
): Shop {
  const own: Record<string, number> = { ...held }
  const crafted: string[] = []
  const countOf = (_bot: object, names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (own[name] ?? 0), 0)
  const given = {
    mcData: {
      blocksByName: {
        crafting_table: { id: 'crafting_table' },
        stone: { id: 'stone' },
        deepslate: { id: 'deepslate' },
      },
    },
    mineBlock: async (_bot: object, name: string, count: number) => {
      crafted.push(`dig ${count} ${name}`)
      own['cobblestone'] = (own['cobblestone'] ?? 0) + count
    },
    countOf,
    richest: (bot: object, names: readonly string[]) =>
      names
        .map((name) => ({ name, count: countOf(bot, [name]) }))
        .reduce((best, kind) => (kind.count > best.count ? kind : best)),
    craftItem: async (_bot: object, name: string, count: number) => {
      crafted.push(`${count} ${name}`)
      own[name] = (own[name] ?? 0) + (name.endsWith('_planks') ? 4 * count : count)
    },
  }
  const bot = { findBlock: ({ matching }: { matching: string }) => (near.includes(matching) ? {} : null) }
  return {
    crafted,
    async call(name, ...rest) {
      const sources = `${chooseFuelSource}\n${sawFuelSource}\n${addFurnacesSource}\nreturn ${name}`
      // The functions come from the package under test, from fixed templates.
      // oxlint-disable-next-line typescript/no-implied-eval
      return new Function(...Object.keys(given), sources)(...Object.values(given))(bot, ...rest)
    },
  }
}

const planks = ['oak_planks', 'birch_planks']
const logs = ['oak_log', 'birch_log']

test.for<[string, Held, number, string | undefined]>([
  ['coal before wood', { coal: 1, oak_planks: 30 }, 8, 'coal'],
  ['no coal that does not last', { coal: 1, oak_planks: 30 }, 9, 'oak_planks'],
  ['planks that furnaces can share', { oak_planks: 5, oak_log: 7 }, 4, 'oak_planks'],
  ['logs where the planks are for one furnace only', { oak_planks: 3, oak_log: 7 }, 4, 'oak_log'],
  ['few planks when there is nothing else', { birch_planks: 3 }, 4, 'birch_planks'],
  ['nothing that does not last', { birch_planks: 2, oak_log: 1 }, 4, undefined],
])('chooses %s', async ([, held, items, fuel]) => {
  expect(await shop(held).call('chooseFuel', planks, logs, items)).toBe(fuel)
})

test('saws logs that are to burn, as many as the items take, and nothing else', async () => {
  const sawyer = shop({ spruce_log: 7 })
  expect(await sawyer.call('sawFuel', 'spruce_log', 12)).toBe('spruce_planks')
  expect(sawyer.crafted).toEqual(['2 spruce_planks'])
  expect(await sawyer.call('sawFuel', 'coal', 12)).toBe('coal')
  expect(sawyer.crafted).toHaveLength(1)
})

test('makes up to two more furnaces of plenty of stone, at a table, for four items or more', async () => {
  const made = async (
    held: Held,
    items: number,
    near: readonly string[] = [],
  ): Promise<readonly string[]> => {
    const smith = shop(held, { near })
    await smith.call('addFurnaces', items)
    return smith.crafted
  }
  expect(await made({ cobblestone: 28, crafting_table: 1 }, 4)).toEqual(['2 furnace'])
  expect(await made({ cobblestone: 20, furnace: 1 }, 4, ['crafting_table'])).toEqual(['1 furnace'])
  expect(await made({ cobblestone: 27, crafting_table: 1 }, 4)).toEqual(['1 furnace'])
  expect(await made({ cobblestone: 19, crafting_table: 1 }, 4)).toEqual([])
  expect(await made({ cobblestone: 28, crafting_table: 1 }, 3)).toEqual([])
  expect(await made({ cobblestone: 28 }, 4, ['stone'])).toEqual([])
  expect(await made({ cobblestone: 64, furnace: 2 }, 9, ['crafting_table'])).toEqual([])
})

test('digs the stone for them where much is to be smelted', async () => {
  const smith = shop({ cobblestone: 20, crafting_table: 1 }, { near: ['stone'] })
  await smith.call('addFurnaces', 6)
  expect(smith.crafted).toEqual(['dig 8 stone', '2 furnace'])
  const few = shop({ cobblestone: 20, crafting_table: 1 }, { near: ['stone'] })
  await few.call('addFurnaces', 5)
  expect(few.crafted).toEqual(['1 furnace'])
  const poor = shop({ cobblestone: 15, crafting_table: 1 }, { near: ['stone'] })
  await poor.call('addFurnaces', 4)
  expect(poor.crafted).toEqual(['dig 5 stone', '1 furnace'])
})
