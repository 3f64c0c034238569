import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { makeRoomSource } from './chore-functions.ts'

interface Item {
  readonly name: string
  readonly count: number
}

/** Names that are thrown away by somebody who holds these items and has no chest. */
async function thrownAway(
  items: readonly Item[],
  wanted: readonly string[] = [],
): Promise<readonly string[]> {
  const dropped: string[] = []
  const bot = {
    inventory: { items: () => items },
    findBlock: () => null,
  }
  const globals = {
    bot,
    wanted,
    mcData: { blocksByName: { chest: { id: 1 } } },
    dropRubble: async () => undefined,
    dropItem: async (_bot: unknown, name: string) => void dropped.push(name),
  }
  await runInNewContext(`${makeRoomSource}; makeRoom(bot, wanted)`, globals)
  return dropped
}

const useless = ['leather', 'gravel', 'dripstone_block', 'granite', 'andesite_wall'].map((name) => ({
  name,
  count: 3,
}))
const useful = (count: number): readonly Item[] =>
  Array.from({ length: count }, () => ({ name: 'stone_pickaxe', count: 1 }))

test('with a full inventory and no chest what is useless is thrown away, until six slots are free', async () => {
  const full = [...useful(31), ...useless]
  expect(await thrownAway(full)).toEqual(useless.map(({ name }) => name))
  expect(await thrownAway([...useful(28), ...useless])).toEqual(['leather', 'gravel', 'dripstone_block'])
  expect(await thrownAway([...useful(28), ...useless], ['leather'])).toEqual([
    'gravel',
    'dripstone_block',
    'granite',
  ])
})

test('while there is room nothing is thrown away', async () => {
  expect(await thrownAway([...useful(27), ...useless])).toEqual([])
})
