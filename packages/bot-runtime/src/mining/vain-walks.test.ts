import { expect, test } from 'vitest'
import { countVainWalks } from './vain-walks.ts'

function isEnoughAfter(...walks: readonly (readonly [isInVain: boolean, tookMs: number])[]): boolean {
  const vain = countVainWalks()
  for (const [isInVain, tookMs] of walks) vain.note({ isInVain, tookMs })
  return vain.isEnough
}

test('five walks in vain in a row are enough, however short', () => {
  const short = [true, 100] as const
  expect(isEnoughAfter(short, short, short, short)).toBe(false)
  expect(isEnoughAfter(short, short, short, short, short)).toBe(true)
})

test('a minute and a half of walks in vain is enough, however few', () => {
  expect(isEnoughAfter([true, 60_000], [true, 29_000])).toBe(false)
  expect(isEnoughAfter([true, 60_000], [true, 30_000])).toBe(true)
})

test('a walk that leads somewhere begins the count anew', () => {
  expect(isEnoughAfter([true, 60_000], [false, 60_000], [true, 60_000])).toBe(false)
})
