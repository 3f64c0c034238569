import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { archerStepCost } from './archers.ts'

interface Scene {
  readonly health?: number
  readonly offHand?: string
  readonly archer?: Vec3
  readonly isRock?: (place: Vec3) => boolean
}

function costIn({
  health = 6,
  offHand,
  archer = new Vec3(8.5, 64, 0.5),
  isRock = () => false,
}: Scene): number {
  const slots = Array.from({ length: 46 }, (_, slot) => (slot === 45 && offHand ? { name: offHand } : null))
  const bot = fakeBot({
    health,
    inventory: { slots, items: () => [] },
    entities: { 1: { id: 1, name: 'skeleton', height: 1.99, position: archer } },
    blockAt: (place: Vec3) => ({ name: 'stone', boundingBox: isRock(place) ? 'block' : 'empty' }),
  })
  return archerStepCost(bot, { x: 0, y: 64, z: 0 })
}

test('a step that an archer sees costs whoever is weak', () => {
  expect(costIn({})).toBeGreaterThan(0)
})

test.for<[string, Scene]>([
  ['who is well', { health: 12 }],
  ['who has a shield', { offHand: 'shield' }],
  ['where the archer is too far off', { archer: new Vec3(20, 64, 0.5) }],
  ['behind rock', { isRock: ({ x }) => Math.floor(x) === 4 }],
])('it costs nothing %s', ([, scene]) => {
  expect(costIn(scene)).toBe(0)
})
