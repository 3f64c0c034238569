import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { openWaterHeading } from './open-water-heading.ts'

/** The heading of somebody at the bottom of water three blocks deep, below blocks over these cells. */
function headingBelow(covered: readonly (readonly [x: number, z: number])[], at: Vec3): unknown {
  const bot = fakeBot({
    entity: { position: at },
    blockAt: ({ x, y, z }: Vec3) => {
      if (y === 62 && covered.some(([cx, cz]) => cx === x && cz === z))
        return { name: 'dirt', boundingBox: 'block' }
      return { name: y < 63 ? 'water' : 'air', boundingBox: 'empty' }
    },
  })
  return openWaterHeading(bot)
}

test('straight up where nothing is above the body', () => {
  expect(headingBelow([[1, 0]], new Vec3(0.5, 60, 0.5))).toBeUndefined()
})

test('out from under a block that catches one shoulder only', () => {
  expect(headingBelow([[1, 0]], new Vec3(0.76, 60, 0.5))).toEqual({ x: -1, z: 0 })
})

test('to the middle of the nearest open column from under a ceiling', () => {
  expect(
    headingBelow(
      [
        [0, 0],
        [0, 1],
        [0, -1],
        [-1, 0],
      ],
      new Vec3(0.5, 60, 0.5),
    ),
  ).toEqual({ x: 1, z: 0 })
})
