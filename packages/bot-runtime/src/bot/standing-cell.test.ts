import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { standingCell } from './standing-cell.ts'

test.each([
  ['on a whole block', 64, true, 64],
  ['on a whole block, but for a rounding', 63.999_99, true, 64],
  ['on soul sand', 63.875, true, 64],
  ['on farmland', 63.9375, true, 64],
  ['on a slab', 63.5, true, 63],
  ['in the air', 63.875, false, 63],
])('%s, at %d', (_where, y, onGround, cell) => {
  const bot = fakeBot()
  bot.entity.position.y = y
  bot.entity.onGround = onGround
  expect(standingCell(bot)).toEqual(new Vec3(0, cell, 0))
})
