import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { wayOutOfBreath } from './way-out-of-breath.ts'

/** A bot at 0.5, 64, 0.5 on end stone, with clouds of breath around places on its height. */
function botAmong(
  clouds: readonly (readonly [x: number, z: number])[],
  isWall = (_x: number): boolean => false,
) {
  const entities = clouds.map(([x, z], index) => ({
    id: index + 7,
    name: 'area_effect_cloud',
    position: new Vec3(x, 64, z),
    metadata: [],
  }))
  return fakeBot({
    game: { dimension: 'the_end' },
    entity: { position: new Vec3(0.5, 64, 0.5) },
    entities,
    registry: { entitiesByName: {} },
    blockAt: ({ x, y }: Vec3) =>
      y < 64 || isWall(Math.floor(x))
        ? { name: 'end_stone', boundingBox: 'block' }
        : { name: 'air', boundingBox: 'empty' },
  })
}

test('out of one cloud the way leads straight from its middle', () => {
  expect(wayOutOfBreath(botAmong([[-1.5, 0.5]]))?.x).toBeGreaterThan(0.9)
})

test('out of two that lie over each other it leads beside both', () => {
  const clouds = [
    [-2.5, 0.5],
    [3.5, 0.5],
  ] as const
  expect(Math.abs(wayOutOfBreath(botAmong(clouds))?.z ?? 0)).toBeGreaterThan(0.7)
})

test('it does not lead against a wall', () => {
  expect(wayOutOfBreath(botAmong([[-1.5, 0.5]], (x) => x === 2))?.x).toBeLessThan(0.5)
})
