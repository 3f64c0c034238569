import { AsyncLocalStorage } from 'node:async_hooks'
import type { VirtualClock } from '@voyager-mc/world'

/** Tells two kinds of work in one realm apart: what is waited for in real time, and everything else. */
export interface WallTime {
  /** The same object, whose methods and all they start wait in real time. */
  inWallTime<Role extends object>(this: void, role: Role): Role
  /** Gives the realm its virtual timers back. */
  end(this: void): void
}

/**
 * Lets some objects wait in real time within a realm of virtual time. A model's client needs it: its time-outs and its
 * pauses before a retry have to end while the world stands still.
 */
export function keepWallTime(realm: typeof globalThis, { wall }: VirtualClock): WallTime {
  const onWall = new AsyncLocalStorage<true>()
  const virtual = realm.setTimeout
  const chosen = (callback: (...rest: unknown[]) => void, delayMs = 0, ...rest: unknown[]): unknown =>
    onWall.getStore() === undefined
      ? virtual(callback, delayMs, ...rest)
      : wall.setTimeout(() => callback(...rest), delayMs)
  // Clearing needs no choice: the virtual clock passes real timers on.
  realm.setTimeout = Object.assign(chosen, virtual)
  return {
    inWallTime: (role) =>
      new Proxy(role, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name)
          if (typeof value !== 'function') return value
          return (...values: unknown[]) => onWall.run(true, () => Reflect.apply(value, target, values))
        },
      }),
    end: () => {
      realm.setTimeout = virtual
    },
  }
}
