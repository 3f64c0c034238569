import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { makeFakeBot } from './fake-bot.ts'
import { scanBlocks } from './scan-blocks.ts'

test.each(['1.12.2', '1.16.5', '1.18.2', '1.19.4', '1.20.4', '1.21.4'])(
  'reads the chunks of %s',
  (version) => {
    const { bot, setBlock } = makeFakeBot({ version })
    setBlock(new Vec3(1, 64, 0), 'stone')
    expect(scanBlocks(bot)).toMatchObject([{ name: 'stone', count: 1, nearest: { x: 1, y: 64, z: 0 } }])
  },
)

test('counts a kind and keeps the nearest cell', () => {
  const { bot, setBlock } = makeFakeBot()
  for (const x of [-8, -3, 2, 8]) setBlock(new Vec3(x, 63, 0), 'dirt')
  const [dirt] = scanBlocks(bot)
  expect(dirt).toMatchObject({ name: 'dirt', count: 4, nearest: { x: 2, y: 63, z: 0 } })
  expect(dirt?.distanceBlocks).toBeCloseTo(Math.hypot(1.5, 1, 0.5))
})

test.each([
  ['inside', new Vec3(-8, 62, 8), 1],
  ['inside', new Vec3(8, 66, -8), 1],
  ['beyond x', new Vec3(9, 64, 0), 0],
  ['beyond y', new Vec3(0, 67, 0), 0],
  ['beyond z', new Vec3(0, 64, -9), 0],
])('the box is 17×5×17: a block %s at %s', (_where, at, kinds) => {
  const { bot, setBlock } = makeFakeBot()
  setBlock(at, 'stone')
  expect(scanBlocks(bot)).toHaveLength(kinds)
})

test('leaves out every kind of air and keeps water', () => {
  const { bot, setBlock } = makeFakeBot()
  for (const [x, name] of ['cave_air', 'void_air', 'water'].entries()) setBlock(new Vec3(x, 64, 0), name)
  expect(scanBlocks(bot).map(({ name }) => name)).toEqual(['water'])
})

test('lists kinds in scan order: x, then y, then z', () => {
  const { bot, setBlock } = makeFakeBot()
  setBlock(new Vec3(0, 65, 0), 'sand')
  setBlock(new Vec3(0, 64, 3), 'gravel')
  setBlock(new Vec3(-1, 66, 5), 'clay')
  expect(scanBlocks(bot).map(({ name }) => name)).toEqual(['clay', 'gravel', 'sand'])
})

test('skips columns that are not loaded', () => {
  const { bot, setBlock } = makeFakeBot({ position: new Vec3(14.5, 64, 0.5) })
  setBlock(new Vec3(15, 64, 0), 'stone')
  expect(scanBlocks(bot)).toHaveLength(1)
})
