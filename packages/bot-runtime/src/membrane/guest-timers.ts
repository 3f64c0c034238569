import type { Clock } from '@voyager-mc/core'

/** The host side of a program's timers. */
export interface GuestTimers {
  start(id: number, options: { readonly delayMs: number; readonly repeat: boolean }): void
  stop(id: number): void
  stopAll(): void
  readonly size: number
}

/** Shortest pause between two turns of a repeating timer, so that it cannot starve the bot. */
const shortestDelayMs = 1
/** Longest delay the platform's timers take. */
const longestDelayMs = 2_147_483_647

/** Creates timers that call `onTurn` with their number. */
export function createGuestTimers(clock: Clock, onTurn: (id: number) => void): GuestTimers {
  const running = new Map<number, AbortController>()
  async function turn(id: number, delayMs: number, repeat: boolean, stopper: AbortController): Promise<void> {
    do {
      try {
        // oxlint-disable-next-line no-await-in-loop -- a repeating timer waits for each turn
        await clock.sleep(delayMs, { signal: stopper.signal })
      } catch (error) {
        if (stopper.signal.aborted) return
        throw error
      }
      if (stopper.signal.aborted) return
      if (!repeat) running.delete(id)
      onTurn(id)
    } while (repeat && !stopper.signal.aborted)
  }
  return {
    start(id, { delayMs, repeat }) {
      const stopper = new AbortController()
      running.set(id, stopper)
      const delay = Number.isFinite(delayMs)
        ? Math.min(Math.max(delayMs, shortestDelayMs), longestDelayMs)
        : shortestDelayMs
      void turn(id, delay, repeat, stopper)
    },
    stop(id) {
      running.get(id)?.abort()
      running.delete(id)
    },
    stopAll() {
      for (const stopper of running.values()) stopper.abort()
      running.clear()
    },
    get size() {
      return running.size
    },
  }
}
