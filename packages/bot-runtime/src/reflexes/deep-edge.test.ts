import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { isOverDeep } from './deep-edge.ts'

/** Ground up to x = 1, and beyond it a hole of that depth with that floor. */
function botAtHole(depth: number, floor: string): ReturnType<typeof fakeBot> {
  return fakeBot({
    blockAt(place: Vec3) {
      const { x, y } = place.floored()
      const top = x < 1 ? 63 : 63 - depth
      if (y > top) return { name: 'air', boundingBox: 'empty' }
      return { name: floor, boundingBox: floor === 'lava' || floor === 'water' ? 'empty' : 'block' }
    },
  })
}

test.for<[depth: number, floor: string, isDeep: boolean]>([
  [0, 'stone', false],
  [3, 'stone', false],
  [4, 'stone', true],
  [9, 'stone', true],
  [1, 'lava', true],
  [3, 'water', false],
])('beyond the edge of a hole %d deep over %s: %s', ([depth, floor, isDeep]) => {
  expect(isOverDeep(botAtHole(depth, floor), new Vec3(1.5, 64, 0.5))).toBe(isDeep)
})

test('whoever stands on the brink with one foot is held', () => {
  expect(isOverDeep(botAtHole(9, 'stone'), new Vec3(1.2, 64, 0.5))).toBe(false)
})

test('what is not loaded is no abyss', () => {
  expect(isOverDeep(fakeBot({ blockAt: () => null }), new Vec3(1.5, 64, 0.5))).toBe(false)
})

test('a wall beside the brink holds nobody', () => {
  const hole = botAtHole(9, 'stone')
  const blockAt = (place: Vec3) =>
    place.z >= 1 ? { name: 'stone', boundingBox: 'block' } : hole.blockAt(place)
  expect(isOverDeep(fakeBot({ blockAt }), new Vec3(1.5, 64, 0.7))).toBe(true)
})
