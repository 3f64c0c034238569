import { expect, test } from 'vitest'
import type { Clock } from '../context/clock.ts'
import { createTickLoop } from './tick-loop.ts'

interface ManualClock extends Clock {
  /** Lets time pass without firing anything, as work does. */
  spend(milliseconds: number): void
  /** Moves time and fires what is due, at the given moments only. */
  jump(milliseconds: number): void
}

function manualClock(): ManualClock {
  let nowMs = 0
  let timers: { atMs: number; callback: () => void }[] = []
  return {
    now: () => nowMs,
    setTimeout(callback, delayMs) {
      const timer = { atMs: nowMs + delayMs, callback }
      timers.push(timer)
      return timer
    },
    clearTimeout(timer) {
      timers = timers.filter((candidate) => candidate !== timer)
    },
    spend(milliseconds) {
      nowMs += milliseconds
    },
    jump(milliseconds) {
      nowMs += milliseconds
      const due = timers.filter(({ atMs }) => atMs <= nowMs)
      timers = timers.filter(({ atMs }) => atMs > nowMs)
      for (const { callback } of due) callback()
    },
  }
}

function loopOn(clock: ManualClock): {
  readonly ticks: () => number
  readonly loop: ReturnType<typeof createTickLoop>
} {
  let ticks = 0
  const loop = createTickLoop({
    clock,
    intervalMs: 50,
    tick: () => {
      ticks += 1
    },
  })
  return { ticks: () => ticks, loop }
}

test('ticks twenty times a second', () => {
  const clock = manualClock()
  const { ticks, loop } = loopOn(clock)
  loop.start()
  for (let step = 0; step < 100; step += 1) clock.jump(10)
  expect(ticks()).toBe(20)
})

test.each([
  { title: 'makes up for a late timer', lateMs: 220, made: 4, thenMs: 30 },
  { title: 'forgets most of a long stall', lateMs: 60_000, made: 10, thenMs: 50 },
])('$title', ({ lateMs, made, thenMs }) => {
  const clock = manualClock()
  const { ticks, loop } = loopOn(clock)
  loop.start()
  clock.jump(lateMs)
  expect(ticks()).toBe(made)
  clock.jump(thenMs)
  expect(ticks()).toBe(made + 1)
})

test('ticks that take longer than their time let the event loop turn between them', () => {
  const clock = manualClock()
  let ticks = 0
  const loop = createTickLoop({
    clock,
    intervalMs: 50,
    tick: () => {
      ticks += 1
      clock.spend(60)
    },
  })
  loop.start()
  clock.jump(500)
  expect(ticks).toBe(1)
  clock.jump(1)
  expect(ticks).toBe(2)
})

test('does not tick while stopped and goes on after a start', () => {
  const clock = manualClock()
  const { ticks, loop } = loopOn(clock)
  loop.start()
  clock.jump(50)
  loop.stop()
  clock.jump(1000)
  expect(ticks()).toBe(1)
  loop.start()
  clock.jump(50)
  expect([ticks(), loop.isRunning]).toEqual([2, true])
})

test('a stop inside a tick ends the catching up', () => {
  const clock = manualClock()
  let ticks = 0
  const loop = createTickLoop({
    clock,
    intervalMs: 50,
    tick: () => {
      ticks += 1
      loop.stop()
    },
  })
  loop.start()
  clock.jump(500)
  expect(ticks).toBe(1)
})
