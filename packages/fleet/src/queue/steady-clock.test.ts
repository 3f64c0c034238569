import { afterEach, expect, test, vi } from 'vitest'
import { steadyClock } from './steady-clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the queue goes on evenly when the clock of the machine is set', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const before = steadyClock.now()
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(steadyClock.now()).toBeGreaterThanOrEqual(before)
  vi.setSystemTime(Date.now() + 7_200_000)
  expect(steadyClock.now() - before).toBeLessThan(60_000)
})
