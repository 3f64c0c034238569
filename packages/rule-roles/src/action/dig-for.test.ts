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

/** Digs down from height 60 with these items until 40 blocks deeper; the blocks dug by hand and the pickaxes made. */
async function digDown(items: readonly Tool[]): Promise<{ readonly byHand: number; readonly made: number }> {
  const facts = { byHand: 0, made: 0 }
  const held = [...items]
  const position = { x: 0, y: 60, z: 0, floored: () => position, offset: () => position }
  const bot = {
    health: 20,
    food: 20,
    inventory: { items: () => held, slots: [] },
    entity: { position, isInWater: false },
    findBlock: () => (position.y <= 20 ? { name: 'diamond_ore' } : null),
  }
  const digOne = (): void => {
    const pickaxe = held.find(({ name }) => name.endsWith('_pickaxe'))
    position.y -= 1
    if (pickaxe === undefined) facts.byHand += 1
    else if ((pickaxe.durabilityUsed += 1) >= 131) held.splice(held.indexOf(pickaxe), 1)
  }
  const given = {
    mcData: { blocksByName: { diamond_ore: { id: 1 }, crafting_table: { id: 2 } } },
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
    goTo: async () => ({ status: 'failed' }),
    takeWood: async () => undefined,
    stayFed: async () => undefined,
    useStation: async () => true,
    packUp: async () => undefined,
  }
  const names: readonly SharedFunctionName[] = ['digFor', 'seeNew', 'sparePickaxe', 'countOf']
  const source = names.map((name) => sharedFunction(name, { first: 0 }).source).join('\n')
  // The functions come from the package under test, from fixed templates.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn digFor`)
  await make(...Object.values(given))(bot, ['diamond_ore'], -50, 0)
  return facts
}

const kit = [material('cobblestone'), material('stick'), material('crafting_table')]

test('on the way down another pickaxe is made before the last one breaks', async () => {
  expect(await digDown([stonePickaxe(30), ...kit])).toEqual({ byHand: 0, made: 1 })
})

test('without the means for another one the way ends with the last pickaxe, which the program makes anew', async () => {
  expect(await digDown([stonePickaxe(30)])).toEqual({ byHand: 0, made: 0 })
})

test('whoever began without a pickaxe digs by hand', async () => {
  expect(await digDown([])).toMatchObject({ byHand: 40, made: 0 })
})
