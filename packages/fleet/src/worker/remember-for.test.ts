import { manualClock } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { rememberFor } from './remember-for.ts'

test('remembers the last time for as long as it was told', async () => {
  const clock = manualClock()
  const remembered = rememberFor(1000, { clock })
  expect(remembered.isRecent()).toBe(false)
  remembered.note()
  await clock.advance(900)
  remembered.note()
  await clock.advance(900)
  expect(remembered.isRecent()).toBe(true)
  await clock.advance(200)
  expect(remembered.isRecent()).toBe(false)
})

test('a clock that is set back or forward changes nothing', async () => {
  const clock = manualClock()
  let setByMs = 0
  const remembered = rememberFor(1000, { clock: { ...clock, now: () => clock.now() + setByMs } })
  remembered.note()
  setByMs = 3_600_000
  expect(remembered.isRecent()).toBe(true)
  setByMs = -3_600_000
  await clock.advance(1100)
  expect(remembered.isRecent()).toBe(false)
})

test('what is ended is forgotten at once', () => {
  const remembered = rememberFor(1000, { clock: manualClock() })
  remembered.note()
  remembered.end()
  expect(remembered.isRecent()).toBe(false)
})
