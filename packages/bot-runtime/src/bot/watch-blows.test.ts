import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { watchBlows } from './watch-blows.ts'

/** What the watch counts while health falls by these points, a tick each. */
function lostAfter(falls: readonly number[], { burns }: { readonly burns: boolean }): number {
  const bot = fakeBot({ health: 20 })
  Object.assign(bot.entity, { metadata: [burns ? 0x01 : 0x08] })
  const blows = watchBlows(bot)
  for (const points of falls) {
    bot.health -= points
    bot.emit('physicsTick')
  }
  blows.stop()
  bot.health -= 3
  bot.emit('physicsTick')
  bot.health += 3
  return blows.lost()
}

test('what the body burns for is nobody’s blow', () => {
  expect(lostAfter([1, 0, 1, 1], { burns: true })).toBe(0)
  expect(lostAfter([1, 0, 1, 1], { burns: false })).toBe(3)
})

test('a ball that strikes a burning body is a blow', () => {
  expect(lostAfter([1, 3, 1], { burns: true })).toBe(3)
})

test('what heals in between does not make up for a blow', () => {
  expect(lostAfter([2, -4, 2], { burns: false })).toBe(4)
})
