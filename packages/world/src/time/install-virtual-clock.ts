import { withGlobal } from '@sinonjs/fake-timers'
import { performance as nodePerformance } from 'node:perf_hooks'
import { InvalidWorldOptionError } from '../errors/invalid-world-option-error.ts'
import { gatherSockets } from './gather-sockets.ts'
import { startPump, type PumpWall } from './start-pump.ts'
import { watchBackgroundWork } from './watch-background-work.ts'
import type { Clock } from '../context/clock.ts'
import type { VirtualClock } from './virtual-clock.ts'

export interface InstallVirtualClockOptions {
  /** Most virtual time per time of the wall; `Infinity`, the default, skips all idle time. */
  readonly speed?: number
  /**
   * Virtual milliseconds that one look at `performance.now` costs. Code that budgets its own thinking, such as a path
   * search, is thereby charged by its work and not by the speed of the machine, which keeps runs repeatable. 0.125 by
   * default; counts in steps of 1/1024.
   */
  readonly readingCostMs?: number
}

const defaultReadingCostMs = 0.125
// Readings are whole multiples of this: with sums that need no rounding, spans do not depend on when they began.
const readingGrainMs = 1 / 1024

/**
 * Replaces the timers, `Date` and `performance.now` of a realm by virtual ones that skip idle time.
 *
 * The caller hands the realm over on purpose: everything in it, the bot included, lives in virtual time until
 * `uninstall`. Timers fire one after the other, each when all that the one before has set off is done, so that the
 * same programs do the same at every speed. Throws `InvalidWorldOptionError` for a speed that is not above 0.
 */
export function installVirtualClock(
  realm: typeof globalThis,
  { speed = Infinity, readingCostMs = defaultReadingCostMs }: InstallVirtualClockOptions = {},
): VirtualClock {
  if (!(speed > 0)) throw new InvalidWorldOptionError('speed', speed, 'use a number above 0')
  const wall = createWallClock(realm)
  const timers = withGlobal(realm).install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: wall.dateNow(),
    ignoreMissingTimers: true,
    shouldClearNativeTimers: true,
  })
  const origin = timers.now
  const now = (): number => timers.now - origin
  const sockets = gatherSockets(wall)
  const background = watchBackgroundWork(realm, wall)
  const work = createWorkMeter(readingCostMs)
  const pump = startPump({
    wall,
    speed,
    now,
    hasImmediate: watchImmediateTimers(realm).hasAny,
    isUnderway: () => sockets.isUnderway() || background.isPending(),
    deliver: sockets.deliver,
    nextAt: () => (timers.timerHeap?.peek()?.callAt ?? Infinity) - origin,
    advance() {
      // Work that was charged delays everything, as it would on a busy machine.
      const chargedMs = work.takeWholeMs()
      if (chargedMs > 0) timers.jump(chargedMs)
      else timers.next()
    },
  })
  // What was measured before must not lie in the future now.
  const performanceOrigin = Math.ceil(wall.now())
  const restorePerformance = replacePerformance(
    () => performanceOrigin + now() + work.read({ isFree: pump.isFrozen }),
  )
  // Looked up when they are called, because others may wrap the realm's timers later.
  return {
    now,
    setTimeout: (callback, delayMs) => realm.setTimeout(callback, delayMs),
    // Only ever given what setTimeout above returned.
    clearTimeout: (timer) => realm.clearTimeout(timer as NodeJS.Timeout),
    get isFrozen() {
      return pump.isFrozen
    },
    freeze: pump.freeze,
    thaw: pump.thaw,
    gatherPort: sockets.gatherPort,
    wall,
    get factor() {
      return now() / Math.max(1, pump.runningMs())
    },
    uninstall() {
      pump.stop()
      sockets.stop()
      background.stop()
      restorePerformance()
      timers.uninstall()
    },
  }
}

/** Counts looks at the time as work. */
function createWorkMeter(costMs: number): {
  /** The work that virtual time has not made up for yet, in milliseconds, this look included. */
  read(this: void, look: { readonly isFree: boolean }): number
  /** Takes whole milliseconds off the account. */
  takeWholeMs(this: void): number
} {
  const readingCostMs = Math.round(costMs / readingGrainMs) * readingGrainMs
  let owedMs = 0
  // While time stands still a look is not charged, but code that waits for time to pass must still come to an end.
  let freeMs = 0
  return {
    read({ isFree }) {
      if (isFree) return owedMs + (freeMs += readingGrainMs)
      freeMs = 0
      return (owedMs += readingCostMs)
    },
    takeWholeMs() {
      const wholeMs = Math.floor(owedMs)
      owedMs -= wholeMs
      return wholeMs
    },
  }
}

function createWallClock(realm: typeof globalThis): Clock & PumpWall & { dateNow(): number } {
  const { setTimeout, clearTimeout, setImmediate, Date: RealDate } = realm
  const realNow = nodePerformance.now.bind(nodePerformance)
  return {
    now: (): number => realNow(),
    setTimeout: (callback: () => void, delayMs: number): unknown => setTimeout(callback, delayMs),
    // Only ever given what setTimeout above returned.
    clearTimeout: (timer: unknown): void => clearTimeout(timer as NodeJS.Timeout),
    setImmediate: (callback: () => void): unknown => setImmediate(callback),
    dateNow: (): number => RealDate.now(),
  }
}

/** Libraries read `performance` from the realm or from `node:perf_hooks`; it is one object. */
function replacePerformance(read: () => number): () => void {
  Object.defineProperty(nodePerformance, 'now', { value: read, configurable: true, writable: true })
  return () => {
    // The own property hid the method of the prototype.
    Reflect.deleteProperty(nodePerformance, 'now')
  }
}

/**
 * Notices timers without a delay until they have fired: real ones fire before the event loop reads a socket, so they
 * must not wait for one, not even behind other timers of the same moment.
 */
function watchImmediateTimers(realm: typeof globalThis): { hasAny(this: void): boolean } {
  const pending = new Set<unknown>()
  const { setTimeout: set, clearTimeout: clear } = realm
  realm.setTimeout = Object.assign((callback: (...values: []) => void, delayMs?: number, ...rest: []) => {
    if (Number(delayMs) > 1) return set(callback, delayMs, ...rest)
    const timer = set(() => {
      pending.delete(timer)
      callback(...rest)
    }, delayMs)
    pending.add(timer)
    return timer
  }, set)
  realm.clearTimeout = (timer) => {
    pending.delete(timer)
    clear(timer)
  }
  return { hasAny: () => pending.size > 0 }
}
