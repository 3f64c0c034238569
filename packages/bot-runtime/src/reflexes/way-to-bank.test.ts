import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { wayToBank } from './way-to-bank.ts'

/** A lake of lava at height 63 whose bank begins at that x, one block higher when it is a step. */
function botInLake(bank: number, height: number): ReturnType<typeof fakeBot> {
  return fakeBot({
    entity: { position: new Vec3(0.7, 63.2, 0.5), velocity: new Vec3(0, 0, 0), onGround: false },
    blockAt(place: Vec3) {
      const { x, y } = place.floored()
      if (y < 63 || (x >= bank && y < height)) return { name: 'stone', boundingBox: 'block' }
      return { name: y === 63 && x < bank ? 'lava' : 'air', boundingBox: 'empty' }
    },
  })
}

test('finds the nearest dry cell', () => {
  expect(wayToBank(botInLake(2, 63))?.bank.x).toBe(2.5)
})

test('finds a bank that is a step higher', () => {
  const bank = wayToBank(botInLake(1, 64))
  expect([bank?.bank.x, bank?.bank.y]).toEqual([1.5, 64])
})

test('finds a bank as far off as a body in armour gets', () => {
  expect(wayToBank(botInLake(5, 63))?.bank.x).toBe(5.5)
})

test('knows no bank in the middle of a lake', () => {
  expect(wayToBank(botInLake(9, 64))).toBeUndefined()
})

test('prefers a dry bank to a nearer one that water runs over, and takes that one when there is no other', () => {
  const lake = (isDryBeyond: boolean): ReturnType<typeof fakeBot> =>
    fakeBot({
      entity: { position: new Vec3(0.7, 63.2, 0.5), velocity: new Vec3(0, 0, 0), onGround: false },
      blockAt(place: Vec3) {
        const { x, y } = place.floored()
        if (y < 63 || ((x >= 2 || (isDryBeyond && x <= -3)) && y < 64))
          return { name: 'stone', boundingBox: 'block' }
        if (y === 63) return { name: 'lava', boundingBox: 'empty' }
        return { name: y === 64 && x >= 1 ? 'water' : 'air', boundingBox: 'empty' }
      },
    })
  expect(wayToBank(lake(true))?.bank.x).toBe(-2.5)
  expect(wayToBank(lake(false))?.bank.x).toBe(2.5)
})

test('goes round a wall to the bank beyond it, and not against it', () => {
  // A wall along x = 2 that ends at z = 3; firm ground from x = 3 on.
  const isWall = (x: number, z: number): boolean => x === 2 && z < 3
  const way = wayToBank(
    fakeBot({
      entity: { position: new Vec3(1.5, 63.2, 0.5), velocity: new Vec3(0, 0, 0), onGround: false },
      blockAt(place: Vec3) {
        const { x, y, z } = place.floored()
        if (y < 63 || isWall(x, z)) return { name: 'stone', boundingBox: 'block' }
        return { name: y === 63 && x < 3 ? 'lava' : 'air', boundingBox: 'empty' }
      },
    }),
  )
  expect([way?.next.x, way?.next.z]).toEqual([1.5, 1.5])
  expect([way?.bank.x, way?.bank.z]).toEqual([3.5, 3.5])
})
