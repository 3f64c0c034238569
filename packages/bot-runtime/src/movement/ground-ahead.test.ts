import { expect, test } from 'vitest'
import type { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { hasGroundAhead } from './ground-ahead.ts'

/** A bot at (0, 64, 0); north of it, where z is negative, the ground is as given. */
function botBefore(north: (y: number) => string) {
  const nameAt = ({ y, z }: Vec3): string => (z < 0 ? north(y) : y < 64 ? 'stone' : 'air')
  return fakeBot({
    blockAt: (position: Vec3) => {
      const name = nameAt(position)
      return { name, boundingBox: name === 'stone' ? 'block' : 'empty' }
    },
  })
}

const north = 0
const south = Math.PI

test.for<[string, (y: number) => string, boolean]>([
  ['level ground', (y) => (y < 64 ? 'stone' : 'air'), true],
  ['a wall', () => 'stone', true],
  ['a fall that does not hurt', (y) => (y < 61 ? 'stone' : 'air'), true],
  ['a deeper fall', (y) => (y < 60 ? 'stone' : 'air'), false],
  ['water', (y) => (y < 62 ? 'water' : 'air'), true],
  ['lava', (y) => (y === 63 ? 'lava' : y < 63 ? 'stone' : 'air'), false],
  ['nothing', () => 'air', false],
])('%s', ([_what, ground, isSafe]) => {
  const bot = botBefore(ground)
  expect([hasGroundAhead(bot, north), hasGroundAhead(bot, south)]).toEqual([isSafe, true])
})
