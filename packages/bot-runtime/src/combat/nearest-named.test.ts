import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { nearestNamed } from './nearest-named.ts'

function botAmong(...places: readonly (readonly [x: number, y: number, z: number])[]): Bot {
  const self = { id: 0, name: 'player', position: new Vec3(0, 64, 0) }
  const others = places.map((place, at) => ({ id: at + 1, name: 'spider', position: new Vec3(...place) }))
  const entities = Object.fromEntries([self, ...others].map((entity) => [entity.id, entity]))
  // Only these two members are read.
  return { entity: self, entities } as unknown as Bot
}

test('takes the nearest, and one on its own height before a nearer one in a cave below', () => {
  expect(nearestNamed(botAmong([9, 64, 0], [6, 64, 0]), 'spider', 32)?.id).toBe(2)
  expect(nearestNamed(botAmong([3, 40, 0], [30, 66, 0]), 'spider', 48)?.id).toBe(2)
  expect(nearestNamed(botAmong([3, 40, 0]), 'spider', 48)?.id).toBe(1)
  expect(nearestNamed(botAmong([3, 40, 0]), 'spider', 16)).toBeUndefined()
})
