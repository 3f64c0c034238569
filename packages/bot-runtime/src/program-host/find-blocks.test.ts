import minecraftData from 'minecraft-data'
import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { findBlocks as search } from './find-blocks.ts'

const registry = minecraftData('1.19.4')
const id = (name: string): number => registry.blocksByName[name]?.id ?? -1

/** A world of air with one block of stone at (3, 70, 2). */
function worldBot(): ReturnType<typeof fakeBot> {
  const stone = registry.blocksByName.stone?.minStateId
  const getBlockStateId = ({ x, y, z }: Vec3): number | undefined =>
    x === 3 && y === 70 && z === 2 ? stone : 0
  const sections = Array.from({ length: 24 }, () => ({ palette: [0, stone] }))
  return fakeBot({
    registry,
    world: { getColumn: () => ({ minY: -64, sections, getBlockStateId }) },
  })
}

const findBlocks = (bot: ReturnType<typeof worldBot>, options: Parameters<typeof search>[1]): Vec3[] =>
  search(bot, options, { spend: () => undefined, facade: bot })

test('finds a block by id within the distance', () => {
  expect(findBlocks(worldBot(), { matching: id('stone'), maxDistance: 10 })).toContainEqual(
    new Vec3(3, 70, 2),
  )
})

test('finds nothing farther away', () => {
  expect(findBlocks(worldBot(), { matching: [id('stone')], maxDistance: 4 })).toEqual([])
})

test('a number that stands for no block finds none', () => {
  expect(findBlocks(worldBot(), { matching: 999_999, maxDistance: 10 })).toEqual([])
})

test('a function is asked about the blocks themselves where no sandbox is in between', () => {
  const bot = worldBot()
  Object.assign(bot, {
    blockAt: (position: Vec3) => ({ position, name: position.y === 70 ? 'stone' : 'air' }),
  })
  const found = findBlocks(bot, { matching: (block) => block.name === 'stone', maxDistance: 10, count: 1 })
  expect(found.map(({ y }) => y)).toEqual([70])
})
