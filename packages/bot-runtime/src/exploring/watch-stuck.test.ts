import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { watchStuck } from './watch-stuck.ts'

/** Whether somebody is taken to be stuck after legs of so many seconds that each bring so many blocks. */
function isStuckAfter(legs: number, { seconds, blocks }: { seconds: number; blocks: number }): boolean {
  const bot = fakeBot({ entity: { position: new Vec3(0, 64, 0) } })
  let now = 0
  const isStuck = watchStuck(bot, { now: () => now })
  let last = false
  for (let leg = 0; leg < legs; leg += 1) {
    now += seconds * 1000
    bot.entity.position.x += blocks
    last = isStuck()
  }
  return last
}

test('whoever has not got away for a minute is stuck', () => {
  expect(isStuckAfter(5, { seconds: 14, blocks: 0 })).toBe(true)
  expect(isStuckAfter(4, { seconds: 14, blocks: 0 })).toBe(false)
})

test('short legs are tried all, and slow ones that get on are not given up', () => {
  expect(isStuckAfter(3, { seconds: 40, blocks: 0 })).toBe(false)
  expect(isStuckAfter(20, { seconds: 25, blocks: 1.5 })).toBe(false)
})
