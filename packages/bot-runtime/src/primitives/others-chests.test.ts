import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { refuseOthersChest } from './others-chests.ts'

const place = new Vec3(5, 64, 5)
const owned = (x: number, z: number, dimension = 'overworld') => [
  { position: { x, y: 64, z }, dimension, owner: 'Ada' },
]

/** A bot that sees a chest of this kind at the place. */
function botBefore(properties: Readonly<Record<string, string>>): ReturnType<typeof fakeBot> {
  return fakeBot({
    game: { dimension: 'overworld' },
    blockAt: () => ({ name: 'chest', getProperties: () => properties }),
  })
}

test.each([
  ['north', 'left', 6, 5],
  ['north', 'right', 4, 5],
  ['east', 'left', 5, 6],
  ['east', 'right', 5, 4],
  ['south', 'left', 4, 5],
  ['west', 'right', 5, 6],
])('knows the other half of a chest that looks %s and is its %s half', (facing, type, x, z) => {
  const bot = botBefore({ facing, type })
  expect(refuseOthersChest({ bot, othersChests: owned(x, z) }, place)).toMatchObject({
    status: 'failed',
    reason: 'refused',
    detail: { owner: 'Ada', position: { x: 5, y: 64, z: 5 } },
  })
  expect(refuseOthersChest({ bot, othersChests: owned(2 * 5 - x, 2 * 5 - z) }, place)).toBeUndefined()
})

test('leaves the neighbour of a single chest alone, and the same place of another dimension', () => {
  const bot = botBefore({ facing: 'north', type: 'single' })
  expect(refuseOthersChest({ bot, othersChests: owned(6, 5) }, place)).toBeUndefined()
  expect(refuseOthersChest({ bot, othersChests: owned(5, 5, 'the_nether') }, place)).toBeUndefined()
  expect(refuseOthersChest({ bot, othersChests: owned(5, 5, 'minecraft:overworld') }, place)).toBeDefined()
  expect(refuseOthersChest({ bot }, place)).toBeUndefined()
})
