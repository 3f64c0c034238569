/** Functions of the real clock that the pump runs on. */
export interface PumpWall {
  now(this: void): number
  setTimeout(this: void, callback: () => void, delayMs: number): unknown
  setImmediate(this: void, callback: () => void): unknown
}

export interface PumpOptions {
  readonly wall: PumpWall
  /** Most virtual time per time of the wall. */
  readonly speed: number
  /** Virtual milliseconds so far. */
  now(this: void): number
  /** Whether a timer without a delay has not fired yet. */
  hasImmediate(this: void): boolean
  /** Whether data is under way that the event loop has yet to bring. */
  isUnderway(this: void): boolean
  /** Hands over one piece of what has arrived; false when there is nothing. */
  deliver(this: void): boolean
  /** Due time of the next timer, in virtual milliseconds; `Infinity` when there is none. */
  nextAt(this: void): number
  /** Moves to the next timer and fires it. */
  advance(this: void): void
}

/** Drives virtual time forward until it is stopped. */
export interface Pump {
  readonly isFrozen: boolean
  freeze(this: void): void
  thaw(this: void): void
  stop(this: void): void
  /** Time of the wall that was not frozen, in milliseconds. */
  runningMs(this: void): number
}

// Turns of the event loop without a timer after the sockets are quiet, in which what arrived is worked through.
const drainTurns = 2
// Longest sleep before the timers are looked at again: data from another process may have set one.
const longestNapMs = 5
// A pump that fell behind this long has lost that time; otherwise it would race later to make up for it.
const longestDebtMs = 250

/**
 * Fires one timer after the other, each when everything that the one before has set off is done. The speed only decides
 * how long the pump sleeps in between, so that the same timers fire in the same order at every speed.
 */
export function startPump(options: PumpOptions): Pump {
  const { wall, speed, now, hasImmediate, isUnderway, deliver, nextAt, advance } = options
  let state: 'running' | 'frozen' | 'stopped' = 'running'
  // A turn that was scheduled before a freeze must not go on beside the one that the thaw begins.
  let generation = 0
  let quietTurns = 0
  let startedAtMs = wall.now()
  let earlierMs = 0
  const runningMs = (): number => earlierMs + (state === 'running' ? wall.now() - startedAtMs : 0)
  const pace = createPace({ speed, now, runningMs })
  const turn = (own: number): void => {
    if (state !== 'running' || own !== generation) return
    let napMs = 0
    if (hasImmediate()) advance()
    else if (isUnderway() || deliver()) quietTurns = 0
    else if (quietTurns < drainTurns) quietTurns += 1
    else {
      napMs = pace(nextAt())
      if (napMs <= 0) {
        quietTurns = 0
        advance()
      }
    }
    if (napMs > 0) wall.setTimeout(() => turn(own), Math.min(napMs, longestNapMs))
    else wall.setImmediate(() => turn(own))
  }
  wall.setImmediate(() => turn(0))
  return {
    get isFrozen() {
      return state === 'frozen'
    },
    runningMs,
    freeze() {
      if (state !== 'running') return
      earlierMs = runningMs()
      state = 'frozen'
    },
    thaw() {
      if (state !== 'frozen') return
      state = 'running'
      startedAtMs = wall.now()
      generation += 1
      const own = generation
      wall.setImmediate(() => turn(own))
    },
    stop() {
      state = 'stopped'
    },
  }
}

/** Says how long to sleep, in milliseconds of the wall, before a virtual moment may come. */
function createPace({
  speed,
  now,
  runningMs,
}: Pick<PumpOptions, 'speed' | 'now'> & Pick<Pump, 'runningMs'>): (momentMs: number) => number {
  // Time of the wall that was lost to falling behind.
  let lostMs = 0
  return (momentMs) => {
    if (momentMs === Infinity) return longestNapMs
    if (speed === Infinity) return 0
    const debtMs = runningMs() - lostMs - now() / speed
    if (debtMs > longestDebtMs) lostMs += debtMs - longestDebtMs
    return momentMs / speed - (runningMs() - lostMs)
  }
}
