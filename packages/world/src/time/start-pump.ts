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
  /** Whether data is under way that the event loop has yet to deliver. */
  isBusy(this: void): boolean
  /** Moves forward by at most this many virtual milliseconds and fires what is due; `Infinity`: to the next timer. */
  advance(this: void, limitMs: number): void
}

/** Drives virtual time forward until it is stopped. */
export interface Pump {
  freeze(this: void): void
  thaw(this: void): void
  stop(this: void): void
  /** Time of the wall that was not frozen, in milliseconds. */
  runningMs(this: void): number
}

// Turns of the event loop without a timer after the sockets are quiet, in which what arrived is worked through.
const drainTurns = 2
// One tick of the game: with a wanted speed, no more of it may pass between two looks at the sockets.
const longestStrideMs = 50

/** Fires one timer after the other, each when the event loop has nothing else left to deliver. */
export function startPump({ wall, speed, now, hasImmediate, isBusy, advance }: PumpOptions): Pump {
  let state: 'running' | 'frozen' | 'stopped' = 'running'
  // A turn that was scheduled before a freeze must not go on beside the one that the thaw begins.
  let generation = 0
  let turns = 0
  let startedAtMs = wall.now()
  let earlierMs = 0
  const runningMs = (): number => earlierMs + (state === 'running' ? wall.now() - startedAtMs : 0)
  const turn = (own: number): void => {
    if (state !== 'running' || own !== generation) return
    const limitMs = speed === Infinity ? Infinity : Math.floor(runningMs() * speed - now())
    if (limitMs < 1) {
      wall.setTimeout(() => turn(own), 1 / speed)
      return
    }
    turns = isBusy() ? 0 : turns + 1
    if (hasImmediate() || turns > drainTurns) {
      turns = 0
      advance(speed === Infinity ? Infinity : Math.min(limitMs, longestStrideMs))
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
