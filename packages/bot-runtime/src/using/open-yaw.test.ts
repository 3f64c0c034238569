import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { openYaw } from './open-yaw.ts'

const north = 0
const south = Math.PI

/** A bot that looks north, between walls everywhere but in these cells. */
function botAmong(open: readonly Vec3[]): ReturnType<typeof fakeBot> {
  return fakeBot({
    entity: { position: new Vec3(0.5, 64, 0.5), yaw: north },
    blockAt: (cell: Vec3) => ({
      boundingBox: open.some((each) => each.equals(cell.floored())) ? 'empty' : 'block',
    }),
  })
}

const column = (x: number, z: number): readonly Vec3[] => [new Vec3(x, 64, z), new Vec3(x, 65, z)]

test('looks on where the way is open', () => {
  const ahead = [-1, -2, -3].flatMap((z) => column(0, z))
  expect(openYaw(botAmong([...ahead, ...column(0, 1)]))).toBe(north)
})

test('turns from a wall to where most room is, also above the feet', () => {
  const behind = [1, 2, 3].flatMap((z) => column(0, z))
  expect(openYaw(botAmong([...column(0, -1), ...behind]))).toBeCloseTo(south)
  const step = [new Vec3(0, 65, -1), new Vec3(0, 65, -2)]
  expect(openYaw(botAmong([...step, ...column(0, 1)]))).toBeCloseTo(south)
})

test('stays as it is in a hole', () => {
  expect(openYaw(botAmong([]))).toBe(north)
})
