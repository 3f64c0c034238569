/** What the pump needs of the real clock. */
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
  /** Moves to the next timer and fires it. */
  next(this: void): void
}

/** Drives virtual time forward until it is stopped. */
export interface Pump {
  freeze(this: void): void
  thaw(this: void): void
  stop(this: void): void
  /** Time of the wall that was not frozen, in milliseconds. */
  runningMs(this: void): number
}

// Turns of the event loop without a timer, in which sockets deliver what was sent at this moment.
const drainTurns = 3
// Longest sleep of the pump when it is ahead of the wanted speed, so that a freeze is noticed soon.
const longestSleepMs = 50

/** Fires one timer after the other, each when the event loop has nothing else left to deliver. */
export function startPump({ wall, speed, now, hasImmediate, next }: PumpOptions): Pump {
  let state: 'running' | 'frozen' | 'stopped' = 'running'
  // A turn that was scheduled before a freeze must not go on beside the one that the thaw begins.
  let generation = 0
  let turns = 0
  let startedAtMs = wall.now()
  let earlierMs = 0
  const runningMs = (): number => earlierMs + (state === 'running' ? wall.now() - startedAtMs : 0)
  const turn = (own: number): void => {
    if (state !== 'running' || own !== generation) return
    const aheadMs = speed === Infinity ? 0 : now() / speed - runningMs()
    if (aheadMs > 1) {
      wall.setTimeout(() => turn(own), Math.min(aheadMs, longestSleepMs))
      return
    }
    turns += 1
    if (hasImmediate() || turns > drainTurns) {
      turns = 0
      next()
    }
    wall.setImmediate(() => turn(own))
  }
  wall.setImmediate(() => turn(0))
  return {
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
