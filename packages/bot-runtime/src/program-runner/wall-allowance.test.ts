import { expect, test } from 'vitest'
import { createWallAllowance } from './wall-allowance.ts'

test('an idle machine gets four times the CPU time', () => {
  const { note, allow } = createWallAllowance()
  note({ cpuMs: 20, wallMs: 21 })
  expect(allow(1000)).toBeGreaterThanOrEqual(4000)
  expect(allow(1000)).toBeLessThan(4200)
})

test('a busy machine gets as much more as it was slower, within a bound', () => {
  const { note, allow } = createWallAllowance()
  for (let look = 0; look < 8; look += 1) note({ cpuMs: 5, wallMs: 40 })
  expect(allow(1000)).toBeGreaterThan(30_000)
  note({ cpuMs: 5, wallMs: 5e6 })
  expect(allow(1000)).toBe(60_000)
})

test('it is found idle again, and short looks tell nothing', () => {
  const { note, allow } = createWallAllowance()
  note({ cpuMs: 0.01, wallMs: 50 })
  expect(allow(1000)).toBe(4000)
  note({ cpuMs: 10, wallMs: 100 })
  for (let look = 0; look < 10; look += 1) note({ cpuMs: 10, wallMs: 10 })
  expect(allow(1000)).toBeLessThan(4100)
})
