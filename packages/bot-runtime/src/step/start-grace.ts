import type { Clock } from '@voyager-mc/core'

/** A span of time for work that waits for ticks of the bot, of which a bot without land around it has none. */
export interface Grace {
  /** Awaits work for what is left of the time; what it does later is nobody's. */
  wait(work: (signal: AbortSignal) => Promise<unknown>): Promise<void>
  end(): void
}

/** Begins a span of so many milliseconds; `lost` ends it, too. */
export function startGrace(
  clock: Clock,
  { graceMs, lost }: { readonly graceMs: number; readonly lost: AbortSignal },
): Grace {
  const timer = new AbortController()
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, lost])
  clock.sleep(graceMs, { signal: timer.signal }).then(
    () => over.abort(new DOMException('The time to clean up is over.', 'TimeoutError')),
    () => undefined,
  )
  return {
    async wait(work) {
      let stop: () => void = () => undefined
      const ended = new Promise<void>((resolve) => {
        stop = resolve
        signal.addEventListener('abort', stop, { once: true })
        if (signal.aborted) stop()
      })
      // Work that is cut off rejects with the signal's reason, or goes on alone.
      const done = work(signal).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
      try {
        await Promise.race([done, ended])
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
    end: () => timer.abort(),
  }
}
