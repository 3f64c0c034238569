import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { makeFakeBot } from './fake-bot.ts'
import { findNearestBlocks } from './find-nearest-blocks.ts'

const near = { maxDistance: 16, limit: 9 }

test('finds blocks by name, nearest first, in other columns and below zero too', () => {
  const { bot, setBlock } = makeFakeBot({ position: new Vec3(-2.5, -4, -1.5) })
  for (const x of [-14, 7, -4]) setBlock(new Vec3(x, -10, -2), 'chest')
  expect(findNearestBlocks(bot, { names: ['barrel', 'chest'], ...near })).toEqual([
    new Vec3(-4, -10, -2),
    new Vec3(7, -10, -2),
    new Vec3(-14, -10, -2),
  ])
})

test('counts the distance from the block the point is in', () => {
  const { bot, setBlock } = makeFakeBot()
  setBlock(new Vec3(0, 80, 0), 'chest')
  setBlock(new Vec3(0, 81, 1), 'chest')
  expect(findNearestBlocks(bot, { names: ['chest'], ...near })).toEqual([new Vec3(0, 80, 0)])
  expect(findNearestBlocks(bot, { names: ['chest'], ...near, point: new Vec3(0, 81.9, 1) })).toEqual([
    new Vec3(0, 81, 1),
    new Vec3(0, 80, 0),
  ])
})

test('keeps the nearest of too many', () => {
  const { bot, setBlock } = makeFakeBot()
  for (const x of [3, -15, 2, 15]) setBlock(new Vec3(x, 64, 0), 'chest')
  expect(findNearestBlocks(bot, { names: ['chest'], ...near, limit: 2 })).toEqual([
    new Vec3(2, 64, 0),
    new Vec3(3, 64, 0),
  ])
})

test('finds every state of a block, in versions before and after worlds went below zero', () => {
  for (const version of ['1.16.5', '1.21.4']) {
    const { bot, setBlock } = makeFakeBot({ version })
    const state = bot.registry.blocksByName['furnace']?.maxStateId ?? 0
    setBlock(new Vec3(3, 64, 0), 'stone')
    // prismarine-world types a column as opaque.
    const column = bot.world.getColumn(0, 0) as { setBlockStateId(at: Vec3, state: number): void }
    column.setBlockStateId(new Vec3(4, 64, 0), state)
    expect(findNearestBlocks(bot, { names: ['furnace'], ...near })).toEqual([new Vec3(4, 64, 0)])
  }
})

test('finds nothing above, below and beside the loaded world, nor a name nobody knows', () => {
  const { bot } = makeFakeBot({ position: new Vec3(30.5, 319, 0.5) })
  expect(findNearestBlocks(bot, { names: ['chest'], ...near })).toEqual([])
  expect(findNearestBlocks(bot, { names: ['chesst'], ...near })).toEqual([])
})
