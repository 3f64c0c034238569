import { expect, test } from 'vitest'
import { aimThrow } from './aim-throw.ts'

const snowball = { speed: 1.5, gravity: 0.03 }
const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI)

test('a near target on the same height is aimed at almost level', () => {
  expect(degrees(aimThrow({ away: 3, rise: 0 }, snowball))).toBeLessThanOrEqual(3)
  expect(degrees(aimThrow({ away: 3, rise: 0 }, snowball))).toBeGreaterThanOrEqual(0)
})

test('a far target is aimed at higher, a lower one lower', () => {
  const level = aimThrow({ away: 20, rise: 0 }, snowball)
  expect(degrees(level)).toBeGreaterThan(5)
  expect(degrees(level)).toBeLessThan(20)
  expect(aimThrow({ away: 20, rise: -10 }, snowball)).toBeLessThan(level)
  expect(aimThrow({ away: 20, rise: 5 }, snowball)).toBeGreaterThan(level)
})

test('what leaves the hand lifted is aimed so much lower', () => {
  const flat = aimThrow({ away: 4, rise: 0 }, { speed: 0.5, gravity: 0.05 })
  const lifted = aimThrow({ away: 4, rise: 0 }, { speed: 0.5, gravity: 0.05, lift: (20 * Math.PI) / 180 })
  expect(Math.abs(degrees(flat - lifted) - 20)).toBeLessThanOrEqual(1)
})
