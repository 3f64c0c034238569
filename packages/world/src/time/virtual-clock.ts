import type { Clock } from '../context/clock.ts'

/** One time for everything in a realm: the world, the bot and their timers. */
export interface VirtualClock extends Clock {
  /** Virtual milliseconds since the installation. */
  now(this: void): number
  readonly isFrozen: boolean
  /** Stops virtual time: no timer fires and no gathered data arrives until `thaw`. Everything else goes on. */
  freeze(this: void): void
  thaw(this: void): void
  /**
   * Carries the data of a server port of this process in virtual time: what both ends write arrives whole, in an order
   * that the machine does not decide, and not while time is frozen. A world does this for its own port when it is
   * started with the clock. Returns what ends it.
   */
  gatherPort(this: void, port: number): () => void
  /** The clock of the wall, for what must not stop: progress displays, back-off, saving. */
  readonly wall: Clock
  /** Virtual time passed per time of the wall while it was not frozen. */
  readonly factor: number
  /** Gives the realm its own timers back; pending virtual timers never fire. */
  uninstall(this: void): void
}

/** The same clock when it is a virtual one, absent otherwise. */
export function asVirtualClock(clock: Clock | undefined): VirtualClock | undefined {
  // Only virtual clocks can be frozen; what makes them does all the rest too.
  return clock && 'freeze' in clock ? (clock as VirtualClock) : undefined
}
