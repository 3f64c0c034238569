import minecraftData from 'minecraft-data'
import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { pristineMovements } from './pristine-movements.ts'

const registry = minecraftData('1.19.4')
const id = (name: string): number => registry.blocksByName[name]?.id ?? -1

test('movements are made once and given back with every setting as it was', () => {
  const bot = fakeBot({ registry })
  const movements = pristineMovements(bot)
  const settings = (): object =>
    Object.fromEntries(Object.entries(movements).filter(([name]) => name !== 'bot' && name !== 'keep'))
  const before = structuredClone(settings())
  Object.assign(movements, { canDig: false, maxDropDown: 200, keep: () => true, scafoldingBlocks: [] })
  movements.exclusionAreasPlace.push(() => 100)
  movements.blocksCantBreak.clear()
  movements.blocksToAvoid.add(id('dirt'))
  expect(pristineMovements(bot)).toBe(movements)
  expect(settings()).toEqual(before)
  expect(movements.keep(new Vec3(0, 0, 0))).toBe(false)
  expect(pristineMovements(fakeBot({ registry }))).not.toBe(movements)
})

test('what was known about a block is forgotten with the settings it depends on', () => {
  const dirt = { type: id('dirt'), boundingBox: 'empty', shapes: [] }
  const bot = fakeBot({
    registry,
    world: { getColumn: () => ({ getBlockStateId: () => 10 }) },
    blockAt: () => dirt,
  })
  const movements = pristineMovements(bot)
  movements.blocksToAvoid.add(dirt.type)
  const isSafe = (): boolean => movements.getBlock({ x: 0, y: 64, z: 0 }, 0, 0, 0).safe
  expect(isSafe()).toBe(false)
  pristineMovements(bot)
  expect(isSafe()).toBe(true)
})
