import { expect, test } from 'vitest'
import { takeWoodSource } from './take-wood-source.ts'

/** Calls the function with these things held, at this height, beside a birch; what it mined. */
async function takeWood(
  held: Readonly<Record<string, number>>,
  { y = 64, dimension = 'overworld' } = {},
): Promise<readonly string[]> {
  const mined: string[] = []
  const bot = {
    entity: { position: { y } },
    game: { dimension },
    inventory: { items: () => Object.entries(held).map(([name, count]) => ({ name, count })) },
    findBlock: ({ matching }: { matching: readonly number[] }) =>
      matching.includes(7) ? { name: 'birch_log' } : null,
  }
  const given = {
    mcData: { blocksByName: { birch_log: { id: 7 } } },
    packUp: async (_bot: object, names: readonly string[]) => void mined.push(...names),
    mineBlock: async (_bot: object, name: string, count: number) => void mined.push(`${count} ${name}`),
  }
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${takeWoodSource}\nreturn takeWood`)
  await make(...Object.values(given))(bot)
  return mined
}

const stations = ['crafting_table', 'furnace']

test('takes the stations along, and logs where little wood is held', async () => {
  expect(await takeWood({})).toEqual([...stations, '4 birch_log'])
  expect(await takeWood({ oak_log: 1, oak_planks: 3, stick: 8 })).toEqual([...stations, '4 birch_log'])
})

test('goes for no wood with enough of it, under ground or in the Nether', async () => {
  expect(await takeWood({ oak_log: 2, oak_planks: 2, stick: 4 })).toEqual(stations)
  expect(await takeWood({}, { y: 20 })).toEqual(stations)
  expect(await takeWood({}, { dimension: 'the_nether' })).toEqual(stations)
})
