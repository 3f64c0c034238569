import type { Clock } from '../context/clock.ts'

/** One time for everything in a realm: the world, the bot and their timers. */
export interface VirtualClock {
  /** Virtual milliseconds since the installation. */
  now(this: void): number
  /** Stops virtual time; nothing fires until `thaw`. Sockets and promises go on. */
  freeze(this: void): void
  thaw(this: void): void
  /** The clock of the wall, for what must not stop: progress displays, back-off, saving. */
  readonly wall: Clock
  /** Virtual time passed per time of the wall while it was not frozen. */
  readonly factor: number
  /** Gives the realm its own timers back; pending virtual timers never fire. */
  uninstall(this: void): void
}
