import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { findFooting } from './find-footing.ts'

/** The place from which somebody at that position plans, on a bridge that ends at x = 4; only what it reads. */
function plan(position: Vec3, { onGround = true } = {}): Vec3 {
  const bot = {
    entity: { position, onGround },
    blockAt: ({ x, y }: Vec3) => ({ boundingBox: Math.floor(y) === 149 && x < 4 ? 'block' : 'empty' }),
  } as unknown as Bot // no more than the function reads
  return findFooting(bot, position)
}

test('whoever leans out over the end of a bridge plans from its last block', () => {
  expect(plan(new Vec3(4.2, 150, 0.5))).toEqual(new Vec3(3.5, 150, 0.5))
})

test('whoever stands on a block plans from there, and so does who falls', () => {
  const inside = new Vec3(3.8, 150, 0.5)
  expect(plan(inside)).toBe(inside)
  const outside = new Vec3(4.2, 150, 0.5)
  expect(plan(outside, { onGround: false })).toBe(outside)
  const far = new Vec3(7.5, 150, 0.5)
  expect(plan(far)).toBe(far)
})

test('a way from elsewhere begins there', () => {
  const bot = {
    entity: { position: new Vec3(0.5, 150, 0.5), onGround: true },
    blockAt: () => ({ boundingBox: 'empty' }),
  } as unknown as Bot // no more than the function reads
  const there = new Vec3(9.5, 70, 9.5)
  expect(findFooting(bot, there)).toBe(there)
})
