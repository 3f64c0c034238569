import type { Clock } from '../context/clock.ts'

/** The beat of a world. */
export interface TickLoop {
  readonly isRunning: boolean
  start(): void
  stop(): void
}

/** Options of a tick loop. */
export interface CreateTickLoopOptions {
  readonly clock: Clock
  readonly tick: () => void
  /** Milliseconds of the clock between ticks. */
  readonly intervalMs: number
}

// After a stall the loop makes up for this many ticks at once and forgets the rest.
const maxCatchUpTicks = 10

// A world that is slower than its clock still hears its clients and its disk between ticks: after this long the rest
// of the ticks waits for the next turn of the event loop. A tick's time is short enough for both.
const maxTurnMs = 50

/** Creates a loop that calls `tick` at a steady rate and makes up for late timers. */
export function createTickLoop({ clock, tick, intervalMs }: CreateTickLoopOptions): TickLoop {
  let timer: unknown
  let isRunning = false
  let dueMs = 0
  const wake = (): void => {
    const nowMs = clock.now()
    dueMs = Math.max(dueMs, nowMs - (maxCatchUpTicks - 1) * intervalMs)
    while (isRunning && nowMs >= dueMs) {
      dueMs += intervalMs
      tick()
      if (clock.now() - nowMs >= maxTurnMs) break
    }
    if (isRunning) timer = released(clock.setTimeout(wake, Math.max(1, dueMs - clock.now())))
  }
  return {
    get isRunning() {
      return isRunning
    },
    start() {
      if (isRunning) return
      isRunning = true
      dueMs = clock.now() + intervalMs
      timer = released(clock.setTimeout(wake, intervalMs))
    },
    stop() {
      isRunning = false
      clock.clearTimeout(timer)
    },
  }
}

// Ticks alone keep no process alive; Node's timers can be told so, those of other clocks need not.
function released(timer: unknown): unknown {
  const isNodes = typeof timer === 'object' && timer !== null && 'unref' in timer
  if (isNodes && typeof timer.unref === 'function') timer.unref()
  return timer
}
