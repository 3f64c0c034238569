import { withGlobal } from '@sinonjs/fake-timers'
import { performance as nodePerformance } from 'node:perf_hooks'
import { InvalidWorldOptionError } from '../errors/invalid-world-option-error.ts'
import { startPump, type PumpWall } from './start-pump.ts'
import { watchSockets } from './watch-sockets.ts'
import type { Clock } from '../context/clock.ts'
import type { VirtualClock } from './virtual-clock.ts'

export interface InstallVirtualClockOptions {
  /** Most virtual time per time of the wall; `Infinity`, the default, skips all idle time. */
  readonly speed?: number
  /**
   * Virtual milliseconds that one look at `performance.now` costs. Code that budgets its own thinking, such as a path
   * search, is thereby charged by its work and not by the speed of the machine, which keeps runs repeatable.
   */
  readonly readingCostMs?: number
}

const defaultReadingCostMs = 0.1

/**
 * Replaces the timers, `Date` and `performance.now` of a realm by virtual ones that skip idle time.
 *
 * The caller hands the realm over on purpose: everything in it, the bot included, lives in virtual time until
 * `uninstall`. Throws `InvalidWorldOptionError` for a speed that is not above 0.
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
  let owedMs = 0
  const now = (): number => timers.now - origin
  // What was measured before must not lie in the future now.
  const performanceOrigin = wall.now()
  const restorePerformance = replacePerformance(() => performanceOrigin + now() + (owedMs += readingCostMs))
  const advance = (limitMs: number): void => {
    // Work that was charged delays everything, as it would on a busy machine.
    const chargedMs = Math.floor(owedMs)
    owedMs -= chargedMs
    if (chargedMs > 0) timers.tick(chargedMs)
    else if (limitMs === Infinity) timers.next()
    else timers.tick(limitMs)
  }
  const sockets = watchSockets()
  const hasImmediate = watchImmediateTimers(realm).hasAny
  const pump = startPump({ wall, speed, now, hasImmediate, isBusy: sockets.isBusy, advance })
  return {
    now,
    freeze: pump.freeze,
    thaw: pump.thaw,
    wall,
    get factor() {
      return now() / Math.max(1, pump.runningMs())
    },
    uninstall() {
      pump.stop()
      sockets.stop()
      restorePerformance()
      timers.uninstall()
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
