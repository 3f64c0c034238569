import type { VirtualClock } from '@voyager-mc/world'

/** The time in a game's thread: that of the wall, or a virtual one that moves only when something is done. */
export interface GameTime {
  /** Lets the world move. */
  thaw(this: void): void
  /** Lets the world stand still. */
  freeze(this: void): void
  /** Calls back again and again in the wall's time, whatever the world's does; returns what ends it. */
  every(this: void, intervalMs: number, callback: () => void): () => void
  /** Gives the thread the wall's time back for good. */
  end(this: void): void
}

/** Takes hold of the thread's real timers; call it before a virtual clock replaces them. */
export function holdRealTimers(realm: typeof globalThis): GameTime['every'] {
  const { setInterval, clearInterval } = realm
  return (intervalMs, callback) => {
    const timer = setInterval(callback, intervalMs)
    return () => clearInterval(timer)
  }
}

/** The time of a game; without a clock it is that of the wall, and nothing can stop it. */
export function gameTime(every: GameTime['every'], clock: VirtualClock | undefined): GameTime {
  if (clock === undefined) {
    return { every, thaw: () => undefined, freeze: () => undefined, end: () => undefined }
  }
  return { every, thaw: clock.thaw, freeze: clock.freeze, end: clock.uninstall }
}
