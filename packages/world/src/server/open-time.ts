import { createRealClock, type Clock } from '../context/clock.ts'
import { installVirtualClock } from '../time/install-virtual-clock.ts'
import { asVirtualClock, type VirtualClock } from '../time/virtual-clock.ts'
import type { ResolvedWorldOptions } from './resolve-options.ts'

/** The time that a world lives in. */
export interface WorldTime {
  readonly clock: Clock
  /** Milliseconds of that clock from one tick to the next. */
  readonly tickMs: number
  /** Present when bots in this process live in the same time. */
  readonly virtual: VirtualClock | undefined
  /** Gives back the realm that the world's options handed over. */
  end(this: void): void
}

// Vanilla's 20 ticks per second.
const tickMs = 50

/** Opens the time that the options ask for; a realm among them is in virtual time from now on. */
export function openTime({
  realm,
  speed,
  clock,
}: Pick<ResolvedWorldOptions, 'realm' | 'speed' | 'clock'>): WorldTime {
  if (realm === undefined) {
    const virtual = asVirtualClock(clock)
    return { clock: clock ?? createRealClock(), tickMs: tickMs / speed, virtual, end: () => undefined }
  }
  const installed = installVirtualClock(realm, { speed })
  return { clock: installed, tickMs: tickMs, virtual: installed, end: installed.uninstall }
}
