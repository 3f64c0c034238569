import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { plannerActionAgent } from './planner-action-agent.ts'

const agent = plannerActionAgent({ techTree: createTechTree('1.19.4') })

/** Keys that a walk without a goal presses by itself, where each leg leads so many blocks on. */
async function keysOf({
  legBlocks,
  items,
}: {
  legBlocks: number
  items: readonly string[]
}): Promise<readonly string[]> {
  const keys: string[] = []
  const bot = {
    entity: { position: new Cell(0, 64, 0) },
    inventory: { items: () => items.map((name) => ({ name })) },
    setControlState: (key: string) => void keys.push(key),
    clearControlStates: () => void keys.push('none'),
    waitForTicks: async () => undefined,
  }
  const exploreUntil = async (): Promise<void> => {
    bot.entity.position = bot.entity.position.offset(legBlocks, 0, 0)
  }
  const { name, source } = await agent.generate({
    task: { name: 'Explore' },
    observation: makeObservation(),
    skills: [],
  })
  // Of the program only the walk itself is looked at.
  const main = source.slice(source.indexOf(`async function ${name}(`))
  const walk = main.replace(/await getReady\(bot\);?/, '')
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function('exploreUntil', 'headings', `${walk}\nreturn ${name}`)
  await make(exploreUntil, () => Array(8).fill('north'))(bot)
  return keys
}

const leap = ['forward', 'sprint', 'jump', 'none']

test('who does not get away and has nothing to dig or build with leaps', async () => {
  expect(await keysOf({ legBlocks: 0, items: ['rotten_flesh'] })).toEqual(leap)
})

test.each([
  ['with a pickaxe', { legBlocks: 0, items: ['stone_pickaxe'] }],
  ['with something to build with', { legBlocks: 0, items: ['netherrack'] }],
  ['away from where it was', { legBlocks: 5, items: [] }],
])('nobody leaps %s', async (_who, walk) => {
  expect(await keysOf(walk)).toEqual([])
})
